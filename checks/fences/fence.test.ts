import {describe, expect, it} from 'vitest';
import {parseContract} from './contract';
import {followingTexts, parseFences} from './fence';
import {checkFrom, containsLines, dedent, regionOf} from './from';

describe('parseContract', () => {
  it('reads words, values and quoted values, and leaves line ranges out', () => {
    const {words, values} = parseContract(`title="a b" {1,3-4} run because='x y' at=plans.A`);
    expect([...words]).toEqual(['run']);
    expect(Object.fromEntries(values)).toEqual({title: 'a b', because: 'x y', at: 'plans.A'});
  });
});

describe('parseFences', () => {
  it('finds fences in lists, admonitions and tabs, with their lines', () => {
    const markdown = [
      '---',
      'title: x',
      '---',
      '- item',
      '',
      '  ```yaml other="list"',
      '  a: 1',
      '  ```',
      '',
      ':::warning Title',
      '```json',
      '{}',
      '```',
      ':::',
    ].join('\n');
    expect(
      parseFences('a.md', markdown, '2.0.1').map(({language, line, code}) => [
        language,
        line,
        code,
      ]),
    ).toEqual([
      ['yaml', 6, 'a: 1'],
      ['json', 11, '{}'],
    ]);
  });
  it('reads MDX with heading ids', () => {
    const mdx =
      '## Title {#own-id}\n\n<Tabs>\n<TabItem value="a">\n\n```ts module\nlet a;\n```\n\n</TabItem>\n</Tabs>\n';
    expect(parseFences('a.mdx', mdx, '2.0.1').map(({line}) => line)).toEqual([6]);
  });
  it('knows the texts that follow a fence', () => {
    const [first] = parseFences(
      'a.md',
      '```yaml\n```\n\n```text answer=a\n1\n```\n\n```text answer=b\n2\n```\n\n```json\n```\n',
      'x',
    );
    expect(followingTexts(first!, () => true).map(({code}) => code)).toEqual(['1', '2']);
  });
});

describe('quotes', () => {
  const file = [
    'class A {',
    '    // region: inner',
    '    int a;',
    '    // region: deep',
    '    int b;',
    '    // endregion: deep',
    '    // endregion: inner',
    '}',
  ].join('\n');
  it('take common indentation off', () => {
    expect(dedent('    a\n      b\n')).toBe('a\n  b\n');
  });
  it('read named regions without inner marks', () => {
    expect(regionOf(file, 'inner')).toBe('int a;\nint b;');
    expect(regionOf(file, 'deep')).toBe('int b;');
    expect(regionOf(file, 'dee')).toBeUndefined();
  });
  it('find lines without gaps, passing over marks', () => {
    expect(containsLines(file, 'int a;\nint b;')).toBe(true);
    expect(containsLines(file, 'class A {\nint b;')).toBe(false);
  });
  it('fail with the mend: no file, no region, other text', () => {
    const problem = (from: string, code = 'x') =>
      checkFrom(
        parseFences('a.md', `\`\`\`java from=${from}\n${code}\n\`\`\``, 'x')[0]!,
        process.cwd(),
      )[0]?.message;
    expect(problem('nowhere.java')).toContain('no such file');
    expect(
      problem(
        'samples/noteharbor-backend/src/main/java/com/noteharbor/notes/NoteService.java#none',
      ),
    ).toContain('has no region "none"');
    expect(
      problem(
        'samples/noteharbor-backend/src/main/java/com/noteharbor/notes/NoteService.java#guarded-service',
      ),
    ).toContain('differs from region');
    expect(problem('LICENSE', 'MIT License')).toBeUndefined();
  });
});
