import { interleaved, median } from './arithmetic.ts';
import type { Bench } from './bench.ts';
import { load, type LoadOptions, type LoadResult } from './load.ts';
import type { Beside } from './report.ts';

/** A server of a comparison. */
export type Contestant = Pick<LoadOptions, 'pid' | 'requests'> & { name: string };

/** What a contestant reached. */
export interface Result {
  name: string;
  /** Medians of the rounds; of p99 in milliseconds. */
  requestsPerSecond: number;
  bytesPerSecond: number;
  p99: number;
  /** Microseconds of CPU time for a request, of all rounds together: a short round has few ticks of the clock. */
  computing: number;
}

/** Loads the contestants in turns, after one round of each that does not count. */
export async function compare(
  { options: { rounds, seconds } }: Pick<Bench, 'options'>,
  contestants: readonly Contestant[],
  how: Pick<LoadOptions, 'connections' | 'headers'>,
): Promise<Result[]> {
  const runs = contestants.map((each) => () => load({ ...how, ...each, seconds }));
  for (const run of runs) await run();
  const results = await interleaved(rounds, runs);
  return contestants.map(({ name }, index) => resultOf(name, results[index] ?? []));
}

function resultOf(name: string, rounds: readonly LoadResult[]): Result {
  const middle = (of: (round: LoadResult) => number) => median(rounds.map(of));
  const sum = (of: (round: LoadResult) => number) =>
    rounds.reduce((all, round) => all + of(round), 0);
  return {
    name,
    requestsPerSecond: middle(({ requests, seconds }) => requests / seconds),
    bytesPerSecond: middle(({ bytes, seconds }) => bytes / seconds),
    p99: middle(({ p99 }) => p99),
    computing: (1e6 * sum(({ computed }) => computed)) / sum(({ requests }) => requests),
  };
}

/** A figure of the first result, with the same of the others beside it. */
export function beside(
  [ours, ...others]: readonly Result[],
  figureOf: (result: Result) => number,
): { value: number; beside: Beside[] } {
  return {
    value: ours ? figureOf(ours) : Number.NaN,
    beside: others.map((other) => ({ name: other.name, value: figureOf(other) })),
  };
}
