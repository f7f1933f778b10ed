import type { FileCost } from './computing.ts';

/**
 * Environment variable that asks tests for their full counts, and runs those with the tag `long`. A product that a test
 * starts inherits it, so it must not begin with `KANDIL_`: the product rejects unknown settings.
 */
export const LONG = 'LONG_TESTS';

/** Environment variable that runs tests of services on Debian's PostgreSQL, through its PgBouncer. */
export const POOLED = 'POOLED_TESTS';

/** Environment variable: address of the template databases of a later release, with whose tables the tests then work. */
export const TEMPLATES_AT = 'TEST_TEMPLATES_AT';

/** The result of a test with rounds: a line of the table at the end of `npm test -- long`. */
export interface Figure {
  test: string;
  rounds: number;
  result: string;
}

/** The result of a run of checks or tests. */
export interface Tally {
  /** Includes flaky tests. */
  passed: number;
  /** Each failed test: its name, then the reason on the next lines. */
  failures: string[];
  /** Each test that passed only when it was retried: its name, then the reason of the failure on the next lines. */
  flaky?: string[];
  figures?: Figure[];
  /** Computing of each file of tests, where the system tells it. */
  costs?: FileCost[];
}

/** More flaky tests than this fail a run. */
export const MAX_FLAKY = 3;

/** Lines of a failure that are shown here; the whole text is in the output above. */
const MAX_LINES = 25;

const describe = (mark: string, failures: readonly string[]) =>
  failures.map((failure) => `${mark} ${failure.split('\n').slice(0, MAX_LINES).join('\n    ')}`);

/** Failed and flaky tests, for the end of the output. */
export function describeFailures({ failures, flaky = [] }: Tally): string {
  const listed = [...describe('~ flaky:', flaky), ...describe('✗', failures)];
  return listed.join('\n');
}

/** Too many flaky tests count as one more failure. */
export function limitFlaky(tally: Tally): Tally {
  const { failures, flaky = [] } = tally;
  if (flaky.length <= MAX_FLAKY) return tally;
  const tooMany = `${flaky.length} tests were flaky, more than ${MAX_FLAKY}`;
  return { ...tally, failures: [...failures, tooMany] };
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  figures: tallies.flatMap(({ figures = [] }) => figures),
  costs: tallies.flatMap(({ costs = [] }) => costs),
});
