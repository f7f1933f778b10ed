import { readText } from '../lib/paths.ts';
import type { Run } from './lane.ts';
import type { Lane } from './lanes.ts';
import { mutate, type Site } from './mutants.ts';

/** A test that ran out of time: on a busy machine it can, without any mutant. */
const OUT_OF_TIME = /timed out in \d+ms/;

/** What the tests make of a mutant. */
export interface Verdict {
  site: Site;
  /**
   * `timed out` is neither: the mutant may loop forever, or the machine may be slow. Nothing shows a fault of the
   * product, so it does not count as killed.
   */
  outcome: 'killed' | 'survived' | 'timed out';
  /** The test file that noticed the mutant. */
  killer?: string | undefined;
  /** That test and its error. */
  reason?: string;
  /** Whether a test loaded the changed file. */
  isLoaded: boolean;
}

/** Runs tests, and requires that one ran. Null if they were stopped. */
async function runTests(
  lane: Lane,
  site: Site | null,
  tests: readonly string[],
): Promise<Run | null> {
  const run = tests.length > 0 ? await lane.run({ tests, site }) : undefined;
  if (run && run.passed + run.failures.length === 0)
    throw new Error(`No test ran of ${tests.join(', ')}`);
  if (run === undefined) throw new Error('No test is left to run');
  return run;
}

/** Runs the tests with a mutant until one fails. A test that runs out of time counts only if it does so alone, too. */
export async function verdictOf(
  lane: Lane,
  site: Site,
  tests: readonly string[],
): Promise<Verdict> {
  const run = await runTests(lane, site, tests);
  if (!run) return { site, outcome: 'timed out', isLoaded: true };
  const { failures, isLoaded } = run;
  const [failed] = failures;
  if (!failed) return { site, outcome: 'survived', isLoaded };
  // Then the test fails with or without the mutant, and proves nothing.
  if (!isLoaded) throw new Error(`${nameOf(site)} is not loaded by a test that fails: ${failed}`);
  const killer = tests.find((test) => failed.startsWith(test));
  const reason = failed.split('\n').slice(0, 2).join(': ');
  if (!OUT_OF_TIME.test(failed)) return { site, outcome: 'killed', killer, reason, isLoaded };
  if (!killer || tests.length === 1) return { site, outcome: 'timed out', reason, isLoaded };
  const alone = await verdictOf(lane, site, [killer]);
  if (alone.outcome !== 'survived') return alone;
  return verdictOf(
    lane,
    site,
    tests.filter((test) => test !== killer),
  );
}

export const nameOf = ({ path, mutant }: Site): string => `${path}:${mutant.line} ${mutant.what}`;

/** Where a mutant is, and its lines before and after. */
export function describeSite(site: Site): string {
  const source = readText(site.path);
  const line = (text: string) => text.split('\n')[site.mutant.line - 1]?.trim();
  return `${nameOf(site)}\n    - ${line(source)}\n    + ${line(mutate(source, site.mutant))}`;
}

/** A site with its own text in place of the mutant. */
export const unchanged = ({ path, mutant }: Site): Site => ({
  path,
  mutant: {
    ...mutant,
    replacement: readText(path).slice(mutant.start, mutant.end),
    what: 'unchanged',
  },
});

/** Why test files fail without any mutant. All run in one process; if one fails there, each runs alone. */
export async function failuresWithoutMutant(
  lane: Lane,
  tests: readonly string[],
): Promise<string[]> {
  const run = await runTests(lane, null, tests);
  if (run?.failures.length === 0) return [];
  if (tests.length === 1) return [run?.failures[0] ?? `${tests[0]}\nwas stopped`];
  const reasons: string[] = [];
  for (const test of tests) reasons.push(...(await failuresWithoutMutant(lane, [test])));
  return reasons;
}
