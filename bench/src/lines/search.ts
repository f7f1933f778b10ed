import { performance } from 'node:perf_hooks';
import { onLargeCatalogue } from '../catalogue-stack.ts';
import type { LargeCatalogue } from '../large-catalogue.ts';
import type { Line } from '../report.ts';

const TITLES = 20_000;
const SEARCHES = 600;
const WARM_UP = 100;
/** The shortest keyword there is. */
const SHORTEST = 2;

/** What somebody types: the first letters, most of a word, two words, two beginnings, a word with a letter left out. */
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

async function milliseconds(url: string, keyword: string): Promise<number> {
  const startedAt = performance.now();
  const query = new URLSearchParams({ keyword });
  const answer = await fetch(`${url}/api/content/series/search?${query}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`searching for '${keyword}' answers ${answer.status}`);
  return performance.now() - startedAt;
}

const p99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

async function measured(url: string, catalogue: LargeCatalogue): Promise<Line[]> {
  const kinds = Object.entries(keywords(catalogue));
  const taken = new Map(kinds.map(([kind]) => [kind, [] as number[]]));
  for (let index = 0; index < WARM_UP + SEARCHES; index += 1) {
    const [kind, typed] = kinds[index % kinds.length] as [string, () => string];
    const ms = await milliseconds(url, typed());
    if (index >= WARM_UP) taken.get(kind)?.push(ms);
  }
  return [
    {
      name: `search among ${TITLES} titles, p99`,
      value: p99([...taken.values()].flat()),
      unit: 'ms',
      goal: { at: 'most', than: 50, of: 'value' },
    },
    ...Array.from(taken, ([kind, values]) => ({
      name: `search for ${kind}, p99`,
      value: p99(values),
      unit: 'ms',
    })),
  ];
}

/** Searches of one visitor after the other in a large catalogue. */
export function searchLines(root: string): Promise<Line[]> {
  return onLargeCatalogue(root, { titles: TITLES }, async ({ stack, catalogue, imported }) => [
    { name: `import of ${TITLES} titles`, value: imported, unit: 's' },
    ...(await measured(stack.url, catalogue)),
  ]);
}
