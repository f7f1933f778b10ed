import { randomInt } from 'node:crypto';
import { readText } from '../lib/paths.ts';
import { type Figure, LONG, type Tally } from '../lib/tally.ts';
import { vitest } from '../lib/test-runs.ts';
import type { Site } from './mutants.ts';
import { MUTANT, MUTANT_LOADED } from './plugin.ts';
import { mutationSites, sample } from './sites.ts';
import { testChooser } from './tests-of.ts';

/** Mutants of one run: a sample, because each costs up to ten test files. */
const COUNT = 120;
/** Of 100 mutants so many must be noticed. The rest leaves room for equivalent mutants: nothing excludes them. */
const FLOOR_PERCENT = 85;
/** A mutant may loop forever, and then no test can time out. */
const TIMEOUT_MS = 300_000;

/** Mutants that tests notice, in the contract and behind HTTP: if one survives, mutants do not reach the tests. */
const KNOWN = [
  ['packages/contract/src/client/retry.ts', '8 -> 9'],
  ['apps/api/src/services/auth/rules/family.ts', '10 -> 11'],
] as const;

/** Runs tests, with a mutant if one is given. Each run is a new process, so none inherits state of an earlier mutant. */
async function runTests(tests: readonly string[], site?: Site) {
  if (tests.length === 0) throw new Error('No test is left to run'); // Vitest would run all
  const result = await vitest(
    ['--config', 'scripts/mutation/vitest.config.ts', ...tests].concat(site ? '--bail=1' : []),
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

/** On a busy machine a test can time out without any mutant: it counts if it fails again when its file runs alone. */
const TIMED_OUT = /timed out in \d+ms/;

interface Verdict {
  /** The test that noticed the mutant, with its error, or null. */
  killedBy: string | null;
  /** Whether a test loaded the changed file. */
  isLoaded: boolean;
}

async function verdictOf(site: Site, tests: readonly string[]): Promise<Verdict> {
  const { passed, failures, output } = await runTests(tests, site);
  // If nothing passed, the mutant has broken the set-up before the tests.
  const isLoaded = output.includes(MUTANT_LOADED) || passed === 0;
  const [failed] = failures;
  // Then the test fails with or without the mutant, and proves nothing.
  if (failed && !isLoaded)
    throw new Error(`${nameOf(site)} is not loaded by a test that fails: ${failed}`);
  const slow = tests.find((test) => failed?.startsWith(test) && TIMED_OUT.test(failed));
  if (slow && tests.length > 1) {
    const alone = await verdictOf(site, [slow]);
    if (!alone.killedBy)
      return verdictOf(
        site,
        tests.filter((test) => test !== slow),
      );
  }
  return { killedBy: failed?.split('\n').slice(0, 2).join(': ') ?? null, isLoaded };
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

/**
 * The chosen tests without any mutant. Those that fail cannot notice one: the run fails, and goes on without their files.
 */
async function withoutMutant(
  tests: readonly string[],
): Promise<{ failures: string[]; files: ReadonlySet<string> }> {
  const { failures } = await runTests(tests);
  return {
    failures: failures.map((failure) => `mutation, without a mutant: ${failure}`),
    files: new Set(tests.filter((test) => failures.some((failure) => failure.startsWith(test)))),
  };
}

type TestsOf = (site: Site) => string[];

/**
 * Shows that a mutant can survive and that one can be killed: the known mutants without their change, then with it.
 * @throws Error naming the mutant that did the opposite
 */
async function control(sites: readonly Site[], testsOf: TestsOf): Promise<void> {
  for (const [path, what] of KNOWN) {
    const known = sites.find((site) => site.path === path && site.mutant.what === what);
    if (!known) throw new Error(`The known mutant ${path} ${what} is gone: choose another`);
    const tests = testsOf(known);
    for (const site of [unchanged(known), known]) {
      const { killedBy, isLoaded } = await verdictOf(site, tests);
      if (!isLoaded) throw new Error(`${nameOf(site)}: no test loads the file`);
      if (site === known && !killedBy)
        throw new Error(`${nameOf(site)} survives: nothing is proven`);
      if (site !== known && killedBy) throw new Error(`${nameOf(site)} fails ${killedBy}`);
    }
  }
}

/** Runs each mutant against its tests. Answers the survivors, by name. */
async function survivorsOf(sites: readonly Site[], testsOf: TestsOf): Promise<string[]> {
  const survivors: string[] = [];
  for (const [index, site] of sites.entries()) {
    const { killedBy, isLoaded } = await verdictOf(site, testsOf(site));
    const name = isLoaded ? nameOf(site) : `${nameOf(site)} (no test loads it)`;
    if (!killedBy) survivors.push(name);
    const verdict = killedBy ? `killed   ${name} by ${killedBy}` : `SURVIVED ${name}`;
    console.log(`${index + 1}/${sites.length} ${verdict}`);
  }
  return survivors;
}

/**
 * @returns the figure, and why the run fails
 * @throws Error when a control fails, so that a figure would mean nothing
 */
async function measure(seed: number): Promise<{ figure: Figure; failures: string[] }> {
  const all = mutationSites();
  const sites = sample(all, COUNT, seed);
  const choose = testChooser();
  const chosen = new Set(sites.flatMap(choose));
  const { failures, files } = await withoutMutant([...chosen]);
  const testsOf = (site: Site) => choose(site).filter((test) => !files.has(test));
  await control(all, testsOf);
  const survivors = await survivorsOf(sites, testsOf);
  // A machine that has run out of something fails every test: then this fails, too.
  await control(all, testsOf);

  const percent = Math.round((1000 * (sites.length - survivors.length)) / sites.length) / 10;
  const figure = {
    test: 'mutants killed',
    rounds: sites.length,
    result: `${percent} %, seed ${seed}`,
  };
  console.log(`Survivors:\n${survivors.join('\n')}`);
  if (percent < FLOOR_PERCENT)
    failures.push(
      `mutation: ${percent} % killed, the floor is ${FLOOR_PERCENT} %\n${survivors.join('\n')}`,
    );
  return { figure, failures };
}

/** The mutation run of `npm test -- long`. `MUTATION_SEED` repeats an earlier one. */
export async function mutationRun(): Promise<Tally> {
  const seed = Number(process.env['MUTATION_SEED'] ?? randomInt(2 ** 31));
  console.log(`Seed of the mutants: ${seed} (MUTATION_SEED repeats them)`);
  try {
    const { figure, failures } = await measure(seed);
    return { passed: failures.length > 0 ? 0 : 1, failures, figures: [figure] };
  } catch (error) {
    return { passed: 0, failures: [`mutation: ${String(error)}`] };
  }
}
