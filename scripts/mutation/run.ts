import { randomInt } from 'node:crypto';
import { readText } from '../lib/paths.ts';
import { LONG, type Tally } from '../lib/tally.ts';
import { vitest } from '../lib/test-runs.ts';
import { MUTANT, MUTANT_LOADED, type Site } from './mutants.ts';
import { mutationSites, sample } from './sites.ts';
import { testChooser } from './tests-of.ts';

/** Mutants of one run: a sample, because each costs up to ten test files. */
const COUNT = 120;
/** Of 100 mutants so many must be noticed. The rest leaves room for equivalent mutants: nothing excludes them. */
const FLOOR_PERCENT = 85;
/** A mutant may loop forever, and then no test can time out. */
const TIMEOUT_MS = 180_000;

/** Mutants that tests notice, in the contract and behind HTTP: if one survives, mutants do not reach the tests. */
const KNOWN = [
  ['packages/contract/src/client/retry.ts', '8 -> 9'],
  ['apps/api/src/services/auth/rules/family.ts', '10 -> 11'],
] as const;

/** Runs tests, with a mutant if one is given. Each run is a new process, so none inherits state of an earlier mutant. */
async function runTests(tests: readonly string[], site?: Site) {
  const result = await vitest(
    ['--config', 'scripts/mutation/vitest.config.ts', '--project', 'node', ...tests].concat(
      site ? '--bail=1' : [],
    ),
    {
      // Full counts of random tests would only cost time here.
      env: { [LONG]: '', [MUTANT]: site ? JSON.stringify(site) : '' },
      ...(site ? { timeoutMs: TIMEOUT_MS } : { live: true }),
    },
  );
  if (result.passed + result.failures.length === 0)
    throw new Error(`No test ran:\n${result.output}`);
  return result;
}

interface Verdict {
  /** The test that noticed the mutant, or null. */
  killedBy: string | null;
  /** Whether a test loaded the changed file. */
  isLoaded: boolean;
}

async function verdictOf(site: Site, tests: readonly string[]): Promise<Verdict> {
  const { failures, output } = await runTests(tests, site);
  const isLoaded = output.includes(MUTANT_LOADED);
  const [failed] = failures;
  if (failed && !isLoaded)
    throw new Error(`A test fails, but the mutant was never loaded:\n${failed}`);
  return { killedBy: failed?.split('\n')[0] ?? null, isLoaded };
}

const nameOf = ({ path, mutant }: Site) => `${path}:${mutant.line} ${mutant.what}`;

/** A site with its own text in place of the mutant. */
const unchanged = ({ path, mutant }: Site): Site => ({
  path,
  mutant: {
    ...mutant,
    replacement: readText(path).slice(mutant.start, mutant.end),
    what: 'unchanged',
  },
});

type TestsOf = (path: string) => string[];

/**
 * Shows that a mutant can survive and that one can be killed: the known mutants without their change, then with it.
 * @throws Error naming the mutant that did the opposite
 */
async function control(sites: readonly Site[], testsOf: TestsOf): Promise<void> {
  for (const [path, what] of KNOWN) {
    const known = sites.find((site) => site.path === path && site.mutant.what === what);
    if (!known) throw new Error(`The known mutant ${path} ${what} is gone: choose another`);
    const tests = testsOf(path);
    for (const site of [unchanged(known), known]) {
      const { killedBy, isLoaded } = await verdictOf(site, tests);
      if (!isLoaded) throw new Error(`${nameOf(site)}: no test loads the file`);
      if (site === known && !killedBy)
        throw new Error(`${nameOf(site)} survives: nothing is proven`);
      if (site !== known && killedBy) throw new Error(`${nameOf(site)} fails ${killedBy}`);
    }
  }
}

/** The mutation run of `npm test -- long`. `MUTATION_SEED` repeats an earlier one. */
export async function mutationRun(): Promise<Tally> {
  const seed = Number(process.env['MUTATION_SEED'] ?? randomInt(2 ** 31));
  console.log(`Seed of the mutants: ${seed} (MUTATION_SEED repeats them)`);
  const all = mutationSites();
  const sites = sample(all, COUNT, seed);
  const testsOf = testChooser();
  const tests = [...new Set(sites.flatMap(({ path }) => testsOf(path)))];
  const { failures } = await runTests(tests);
  if (failures.length > 0)
    return {
      passed: 0,
      failures: ['mutation: tests fail without any mutant, so none is tried', ...failures],
    };
  await control(all, testsOf);

  const survived: string[] = [];
  for (const [index, site] of sites.entries()) {
    const { killedBy, isLoaded } = await verdictOf(site, testsOf(site.path));
    if (!killedBy) survived.push(`${nameOf(site)}${isLoaded ? '' : ' (no test loads it)'}`);
    console.log(
      `${index + 1}/${sites.length} ${killedBy ? 'killed  ' : 'SURVIVED'} ${nameOf(site)}${killedBy ? ` by ${killedBy}` : ''}`,
    );
  }
  // A machine that has run out of something fails every test: then this fails, too.
  await control(all, testsOf);

  const percent = Math.round((1000 * (sites.length - survived.length)) / sites.length) / 10;
  const figure = {
    test: 'mutants killed',
    rounds: sites.length,
    result: `${percent} %, seed ${seed}`,
  };
  console.log(`Survivors:\n${survived.join('\n')}`);
  if (percent >= FLOOR_PERCENT) return { passed: 1, failures: [], figures: [figure] };
  const failure = `mutation: ${percent} % killed, the floor is ${FLOOR_PERCENT} %\n${survived.join('\n')}`;
  return { passed: 0, failures: [failure], figures: [figure] };
}
