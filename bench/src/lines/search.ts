import { openLoop, send } from '@kandil/testkit/open-loop';
import { Agent } from 'node:http';
import { percentile } from '../arithmetic.ts';
import type { Bench, Group } from '../bench.ts';
import type { LargeCatalogue } from '../large-catalogue.ts';
import { asLoadGenerator } from '../machine.ts';
import type { Line } from '../report.ts';
import { onLargeCatalogue, type RunningStack } from '../stacks.ts';

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
async function searched(
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

async function searchLines(
  bench: Bench,
  { url }: RunningStack,
  catalogue: LargeCatalogue,
  titles: number,
): Promise<Line[]> {
  const seconds = bench.options.rounds * bench.options.seconds * 2;
  await searched(url, catalogue, seconds / 4);
  const taken = await searched(url, catalogue, seconds);
  return [
    {
      name: `search among ${titles} titles, ${PER_SECOND}/s, p99`,
      value: percentile([...taken.values()].flat(), 0.99),
      unit: 'ms',
      goal: { at: 'most', than: MOST_MS },
    },
    ...[...taken].map(([kind, ms]) => ({
      name: `search for ${kind}, p99`,
      value: percentile(ms, 0.99),
      unit: 'ms',
    })),
  ];
}

/** Searches in a large catalogue, and how long its import takes. */
export const search: Group = async (bench) => {
  const titles = bench.options.quick ? 200 : 20_000;
  await onLargeCatalogue({ titles }, async (running, catalogue) => {
    await bench.measure('import', async () => [
      {
        name: `import of ${titles} titles`,
        value: running.imported,
        unit: 's',
        goal: { at: 'most', than: MOST_SECONDS },
      },
    ]);
    await bench.measure('search', () => searchLines(bench, running, catalogue, titles));
  });
};
