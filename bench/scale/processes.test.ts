import {spawn} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {parseProcesses, parseSeconds, readTree, sumTree} from './processes';

describe('parseSeconds', () => {
  it.each([
    ['00:00:07', 7],
    ['01:02:03', 3723],
    ['0:01.25', 1.25],
    ['2-00:00:01', 172_801],
  ])('reads %s', (time, seconds) => expect(parseSeconds(time)).toBe(seconds));
});

describe('sumTree', () => {
  const processes = parseProcesses(
    [
      '    1     0  10 00:00:01',
      ' 20  1 100 00:00:10',
      '5 20 1000 00:01:00',
      '30 1 7 00:00:00',
      '',
    ].join('\n'),
  );
  it('adds a process and its descendants, in whatever order they are listed', () => {
    expect(processes).toHaveLength(4);
    expect(sumTree(processes, 20)).toEqual({memory: 1100, cpu: 70});
  });
  it('is 0 for a process that has ended', () => {
    expect(sumTree(processes, 99)).toEqual({memory: 0, cpu: 0});
  });
});

describe('readTree', () => {
  it('counts a child process', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000); console.log(1)']);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const own = readTree(child.pid!).memory;
    expect(own).toBeGreaterThan(10_000);
    expect(readTree(process.pid).memory).toBeGreaterThan(own);
    child.kill();
  });
});
