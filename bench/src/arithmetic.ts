/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Fields of the first line of `/proc/stat` that count idle time. */
const [IDLE, IO_WAIT] = [3, 4];
/** Time of guests is part of user time. */
const FIELDS = 8;

/** Share of the time between two readings of `/proc/stat` in which the cores were idle. */
export function idleShare(before: string, after: string): number {
  const fieldsOf = (text: string) =>
    (text.split('\n')[0] ?? '')
      .split(/\s+/)
      .slice(1, 1 + FIELDS)
      .map(Number);
  const from = fieldsOf(before);
  const spent = fieldsOf(after).map((ticks, field) => ticks - (from[field] ?? 0));
  const all = spent.reduce((sum, ticks) => sum + ticks, 0);
  return ((spent[IDLE] ?? 0) + (spent[IO_WAIT] ?? 0)) / all;
}

/** The cores of a list as Linux writes it: `0-2,5`. */
export function coresOf(list: string): number[] {
  return list
    .trim()
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}

/** Runs what is compared in turns, so that a noisy moment hits all of it. @returns the results of each */
export async function interleaved<Result>(
  rounds: number,
  runs: readonly (() => Promise<Result>)[],
): Promise<Result[][]> {
  const results: Result[][] = runs.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, run] of runs.entries()) results[index]?.push(await run());
  return results;
}
