import { interleaved, median } from './arithmetic.ts';
import type { Bench } from './bench.ts';
import { load, type LoadResult, type Request } from './load.ts';
import type { Beside } from './report.ts';

/** A server of a comparison. */
export interface Contestant {
  name: string;
  pid: number;
  requests: readonly Request[];
}

/** Medians of its rounds, and the slices of all of them. */
export type Result = LoadResult & { name: string };

interface Load {
  connections: number;
  headers: Record<string, string>;
}

const FIGURES = ['requestsPerSecond', 'bytesPerSecond', 'p50', 'p99', 'computing'] as const;

/** Loads the contestants in turns and in quiet moments, after one round of each that does not count. */
export async function compare(
  { options: { rounds, seconds }, quiet }: Pick<Bench, 'options' | 'quiet'>,
  contestants: readonly Contestant[],
  how: Load,
): Promise<Result[]> {
  const runs = contestants.map((each) => () => load({ ...how, ...each, seconds }));
  for (const run of runs) await run();
  const results = await interleaved(
    rounds,
    runs.map((run) => () => quiet.round(run)),
  );
  return contestants.map(({ name }, index) => {
    const ofOne = results[index] ?? [];
    const middle = (figure: (typeof FIGURES)[number]) => median(ofOne.map((each) => each[figure]));
    const figures = FIGURES.map((figure) => [figure, middle(figure)]);
    const slices = ofOne.flatMap((each) => each.slices);
    return { name, slices, ...(Object.fromEntries(figures) as Omit<LoadResult, 'slices'>) };
  });
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
