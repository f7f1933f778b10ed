import { openLoop, send } from '@kandil/testkit/open-loop';
import { Agent } from 'node:http';
import { percentile } from '../arithmetic.ts';
import type { Bench, Group } from '../bench.ts';
import type { LargeCatalogue } from '../large-catalogue.ts';
import { asLoadGenerator } from '../machine.ts';
import type { Beside, Line } from '../report.ts';
import { onLargeCatalogue, type RunningLarge } from '../stacks.ts';

const PER_SECOND = 20;
/** The shortest keyword there is. */
const SHORTEST = 2;
const MOST_MS = 50;
const MOST_SECONDS = 30;

/** What people type: the first letters, most of a word, two words, two beginnings, a word with a letter left out. */
function keywords({ word }: LargeCatalogue): Record<string, () => string> {
  const start = (letters: number) => {
    for (;;) {
      const typed = [...word()].slice(0, letters).join('');
      if (typed.length >= SHORTEST) return typed;
    }
  };
  return {
    'two letters': () => start(SHORTEST),
    'a beginning': () => start(5),
    'two words': () => `${word()} ${word()}`,
    'two beginnings': () => `${start(SHORTEST)} ${start(SHORTEST)}`,
    'a slip': () => [...start(8)].toSpliced(2, 1).join('').padEnd(SHORTEST, 'a'),
  };
}

/** Milliseconds of searches by kind of keyword, so many a second whatever becomes of those before. */
export async function searched(
  url: string,
  catalogue: LargeCatalogue,
  seconds: number,
): Promise<Map<string, number[]>> {
  const kinds = Object.entries(keywords(catalogue));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sent = await asLoadGenerator(() =>
    openLoop(PER_SECOND, seconds, (index) => {
      const [, typed] = kinds[index % kinds.length] as [string, () => string];
      const query = new URLSearchParams({ keyword: typed() });
      return send({ url: `${url}/api/content/series/search?${query}`, agent });
    }),
  );
  agent.destroy();
  const failed = sent.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a search answers ${failed.status}`);
  return new Map(
    kinds.map(([kind], at) => [
      kind,
      sent.filter((_, index) => index % kinds.length === at).map(({ ms }) => ms),
    ]),
  );
}

export const all = (taken: ReadonlyMap<string, readonly number[]>) => [...taken.values()].flat();

async function searchLines(
  bench: Bench,
  running: readonly RunningLarge[],
  catalogue: LargeCatalogue,
  titles: number,
): Promise<Line[]> {
  const seconds = bench.options.rounds * bench.options.seconds * 2;
  for (const { url } of running) await searched(url, catalogue, seconds / 4);
  const taken: { name: string; ms: Map<string, number[]> }[] = [];
  for (const { name, url } of running)
    taken.push({ name, ms: await searched(url, catalogue, seconds) });
  const figure = (of: (ms: Map<string, number[]>) => readonly number[]) => {
    const [ours, ...others] = taken.map(({ name, ms }) => ({
      name,
      value: percentile(of(ms), 0.99),
    }));
    return { value: ours?.value ?? Number.NaN, beside: others };
  };
  return [
    {
      name: `search among ${titles} titles, ${PER_SECOND}/s, p99`,
      unit: 'ms',
      ...figure(all),
      goal: { at: 'most', than: MOST_MS },
    },
    ...[...(taken[0]?.ms.keys() ?? [])].map((kind) => ({
      name: `search for ${kind}, p99`,
      unit: 'ms',
      ...figure((ms) => ms.get(kind) ?? []),
    })),
  ];
}

export function importLine(
  [ours, ...others]: readonly RunningLarge[],
  titles: number,
  goal?: Line['goal'],
): Line {
  const beside: Beside[] = others.map(({ name, imported }) => ({ name, value: imported }));
  const value = ours?.imported ?? Number.NaN;
  return { name: `import of ${titles} titles`, value, unit: 's', beside, ...(goal && { goal }) };
}

/** Searches in a large catalogue, and how long its import takes. */
export const search: Group = async (bench) => {
  const titles = bench.options.quick ? 200 : 20_000;
  await onLargeCatalogue(bench, { titles }, async (running, catalogue) => {
    await bench.measure('import', async () => [
      importLine(running, titles, { at: 'most', than: MOST_SECONDS }),
    ]);
    await bench.measure('search', () => searchLines(bench, running, catalogue, titles));
  });
};
