/** Memory and processor time of a process and everything it started. */
import {execFileSync} from 'node:child_process';

/** One line of `ps`. */
export interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory in KiB. */
  readonly memory: number;
  /** Processor time so far, in seconds. */
  readonly cpu: number;
}

/** Sums over a tree of processes. */
export interface TreeUse {
  readonly memory: number;
  readonly cpu: number;
}

/** Seconds of a time such as `01:05`, `1:02:03`, `0:01.25` or `2-00:00:01`. */
export function parseSeconds(time: string): number {
  const [clock, days] = time.split('-').reverse() as [string, string?];
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds + Number(days ?? 0) * 86_400;
}

/** Reads the output of `ps -eo pid=,ppid=,rss=,time=`. */
export function parseProcesses(output: string): ProcessState[] {
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns.length === 4)
    .map(([pid, parent, memory, time]) => ({
      pid: Number(pid),
      parent: Number(parent),
      memory: Number(memory),
      cpu: parseSeconds(time!),
    }));
}

/** What a process and its descendants use together. */
export function sumTree(processes: readonly ProcessState[], root: number): TreeUse {
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const {pid, parent} of processes) {
      if (tree.has(parent)) {
        tree.add(pid);
      }
    }
  }
  return processes
    .filter(({pid}) => tree.has(pid))
    .reduce((sum, {memory, cpu}) => ({memory: sum.memory + memory, cpu: sum.cpu + cpu}), {
      memory: 0,
      cpu: 0,
    });
}

/** What a process and its descendants use now. */
export function readTree(root: number): TreeUse {
  const output = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,time='], {encoding: 'utf8'});
  return sumTree(parseProcesses(output), root);
}
