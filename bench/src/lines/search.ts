import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startStack } from '@kandil/testkit';
import { type LargeCatalogue, largeCatalogue } from '../large-catalogue.ts';
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

/** Searches of one visitor after the other in a large catalogue, which the command imports first. */
export async function searchLines(root: string): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-search-'));
  try {
    const catalogue = await largeCatalogue(join(root, 'demo/catalogue.json'), TITLES);
    const file = join(dataDir, 'large.json');
    await writeFile(file, JSON.stringify(catalogue.file));
    const startedAt = performance.now();
    execFileSync(process.execPath, [join(root, 'scripts/catalogue.ts'), 'import', file], {
      env: { ...process.env, KANDIL_DATA_DIR: dataDir },
      stdio: 'inherit',
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const stack = await startStack({
      dataDir,
      env: { KANDIL_DEMO: 'false', RATE_LIMIT_FACTOR: '10000' },
    });
    try {
      return [
        { name: `import of ${TITLES} titles`, value: seconds, unit: 's' },
        ...(await measured(stack.url, catalogue)),
      ];
    } finally {
      await stack.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
