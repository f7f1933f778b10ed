import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { filesMatching } from '../lib/files.ts';
import { ROOT } from '../lib/paths.ts';
import type { Tally } from '../lib/tally.ts';
import { mutantsOf, mutate, type Mutant } from './mutants.ts';

/** The code whose tests must notice a change: decisions, calls and the contract. */
const TARGETS = [
  'apps/api/src/services/*/{rules,calls}/**/*.ts',
  'packages/contract/src/**/*.ts',
] as const;

export interface Site {
  path: string;
  mutant: Mutant;
}

export interface MutationResult {
  killed: number;
  survived: Site[];
}

/** Every place where a mutant can be made. */
export function mutationSites(): Site[] {
  return filesMatching(TARGETS)
    .filter((path) => !/\.(test|generated)\.ts$/.test(path))
    .flatMap((path) =>
      mutantsOf(path, readFileSync(join(ROOT, path), 'utf8')).map((mutant) => ({ path, mutant })),
    );
}

/** mulberry32: a small generator of numbers from 0 to 1 that a seed repeats. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` of the items, chosen by the seed. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  const next = random(seed);
  const left = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(Math.floor(next() * left.length), 1));
  return chosen;
}

/** Tests that are run together: small, so that a mutant dies before most of them have begun. */
const BATCH = 4;

/** How many folders two paths begin with alike. */
function nearness(one: string, other: string): number {
  const parts = other.split('/');
  const different = one.split('/').findIndex((part, index) => part !== parts[index]);
  return different === -1 ? parts.length : different;
}

/** The tests that reach a file through imports, in batches, the nearest first: those beside it know it best. */
async function testsOf(vitest: Vitest, path: string): Promise<TestSpecification[][]> {
  const file = join(ROOT, path);
  const stem = file.replace(/\.ts$/, '');
  vitest.config.related = [file];
  const related = await vitest.getRelevantTestSpecifications();
  const rank = ({ moduleId }: TestSpecification) =>
    moduleId.startsWith(`${stem}.`) ? Infinity : nearness(moduleId, file);
  // Those of the server start processes of their own, which run the code as it is on the disk.
  const sorted = related
    .filter(({ moduleId }) => !moduleId.includes('/apps/server/'))
    .sort((one, other) => rank(other) - rank(one));
  return Array.from({ length: Math.ceil(sorted.length / BATCH) }, (_, index) =>
    sorted.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/**
 * Makes one mutant after the other and runs the tests that reach it, until one fails. The source on disk never changes:
 * Vitest is handed the changed text, so only code that runs inside of the tests is mutated.
 */
export async function runMutants(
  sites: readonly Site[],
  say: (line: string) => void,
): Promise<MutationResult> {
  let current: Site | undefined;
  const vitest = await createVitest(
    'test',
    { root: ROOT, watch: false, run: true, bail: 1, reporters: [{}] },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load(id) {
            const path = id.split('?')[0];
            if (!current || path !== join(ROOT, current.path)) return null;
            return mutate(readFileSync(path, 'utf8'), current.mutant);
          },
        },
      ],
    },
  );
  const survived: Site[] = [];
  try {
    for (const [index, site] of sites.entries()) {
      current = site;
      vitest.invalidateFile(join(ROOT, site.path));
      const killed = await isKilled(vitest, site.path);
      vitest.invalidateFile(join(ROOT, site.path));
      if (!killed) survived.push(site);
      const { path, mutant } = site;
      say(
        `${index + 1}/${sites.length} ${killed ? 'killed  ' : 'SURVIVED'} ${path}:${mutant.line} ${mutant.what}`,
      );
    }
  } finally {
    await vitest.close();
  }
  return { killed: sites.length - survived.length, survived };
}

/**
 * Whether one of these tests failed. Vitest answers with the modules of every run so far, those that failed for an earlier
 * mutant among them.
 */
export function hasFailed(
  tests: readonly { moduleId: string }[],
  modules: readonly { moduleId: string; ok(): boolean }[],
): boolean {
  const run = new Set(tests.map(({ moduleId }) => moduleId));
  return modules.some((module) => run.has(module.moduleId) && !module.ok());
}

async function isKilled(vitest: Vitest, path: string): Promise<boolean> {
  for (const tests of await testsOf(vitest, path)) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
    if (unhandledErrors.length > 0 || hasFailed(tests, testModules)) return true;
  }
  return false;
}

/** Mutants of one run: a sample, because each costs the tests that reach it. */
const COUNT = 120;
/** Of 100 mutants so many must be noticed. */
const FLOOR_PERCENT = 85;

/** The mutation run of `npm test -- long`. `MUTATION_SEED` repeats an earlier one. */
export async function mutationRun(): Promise<Tally> {
  const seed = Number(process.env['MUTATION_SEED'] ?? randomInt(2 ** 31));
  console.log(`Seed of the mutants: ${seed} (MUTATION_SEED repeats them)`);
  const sites = sample(mutationSites(), COUNT, seed);
  const { killed, survived } = await runMutants(sites, console.log);
  const percent = Math.round((1000 * killed) / sites.length) / 10;
  const figure = {
    test: 'mutants killed',
    rounds: sites.length,
    result: `${percent} %, seed ${seed}`,
  };
  if (percent >= FLOOR_PERCENT) return { passed: 1, failures: [], figures: [figure] };
  const list = survived.map(({ path, mutant }) => `${path}:${mutant.line} ${mutant.what}`);
  const failure = `mutation: ${percent} % killed, the floor is ${FLOOR_PERCENT} %\n${list.join('\n')}`;
  return { passed: 0, failures: [failure], figures: [figure] };
}
