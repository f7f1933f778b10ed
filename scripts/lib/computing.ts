import { readdirSync, readFileSync } from 'node:fs';

/** Computing (user and system time) that a file of tests took. */
export interface FileCost {
  file: string;
  seconds: number;
}

/** How Linux counts in `/proc/<pid>/stat`, on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

interface Usage {
  parent: number;
  ticks: number;
}

/** The parent of a process, and the ticks of itself and of its children that have ended: `man 5 proc_pid_stat`. */
function usageOf(pid: string): Usage | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last parenthesis may have spaces in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, parent] = fields.map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: parent ?? 0, ticks };
  } catch {
    return undefined; // it has ended meanwhile
  }
}

/**
 * Seconds of user and system time that a process and all that it started have taken until now; undefined where the
 * system has no `/proc`. A process that has left its parent behind does not count, as for `time` of the shell.
 */
export function computing(root: number = process.pid): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const usages = new Map<number, Usage>();
  for (const pid of readdirSync('/proc')) {
    const usage = /^\d+$/.test(pid) ? usageOf(pid) : undefined;
    if (usage) usages.set(Number(pid), usage);
  }
  const children = Map.groupBy(usages, ([, { parent }]) => parent);
  const ticksOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, [child]) => sum + ticksOf(child),
      usages.get(pid)?.ticks ?? 0,
    );
  return ticksOf(root) / TICKS_PER_SECOND;
}

/** A clock of computing: each call returns the seconds since the one before. */
export function computingClock(now: () => number | undefined = computing): () => number {
  let before = now() ?? 0;
  return () => {
    const total = now() ?? 0;
    // What a process took is lost when it leaves its parent.
    const seconds = Math.max(0, total - before);
    before = total;
    return seconds;
  };
}

const DEAREST = 10;

/** The end of a run: its computing, and the files that took most of it. Empty where computing is unknown. */
export function describeComputing(
  seconds: number | undefined,
  files: readonly FileCost[],
): string[] {
  if (seconds === undefined) return [];
  const dearest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, DEAREST);
  return [
    `computing (user and system): ${Math.round(seconds)} s`,
    ...dearest.map(({ file, seconds: cost }) => `${cost.toFixed(1).padStart(8)} s  ${file}`),
  ];
}
