/**
 * Environment variable that asks tests for their full counts, and runs those with the tag `long`. A product that a test
 * starts inherits it, so it must not begin with `KANDIL_`: the product rejects unknown settings.
 */
export const LONG = 'LONG_TESTS';

/** What a test with rounds came to: a line of the table that `npm test -- long` ends with. */
export interface Figure {
  test: string;
  rounds: number;
  result: string;
}

/** What a run of checks or tests came to. */
export interface Tally {
  /** Flaky tests are among them. */
  passed: number;
  /** Each that failed: its name, and on the lines below it why. */
  failures: string[];
  /** Each that passed only when it was run again: its name, and on the lines below it why it failed before. */
  flaky?: string[];
  figures?: Figure[];
}

/** More flaky tests than this fail a run. */
export const MAX_FLAKY = 3;

/** Lines that are shown of a failure; all of them stand above, where it happened. */
const MAX_LINES = 25;

const describe = (mark: string, failures: readonly string[]) =>
  failures.map((failure) => `${mark} ${failure.split('\n').slice(0, MAX_LINES).join('\n    ')}`);

/** What failed and what was flaky, for the end of the output. */
export function describeFailures({ failures, flaky = [] }: Tally): string {
  const listed = [...describe('~ flaky:', flaky), ...describe('✗', failures)];
  return listed.join('\n');
}

/** A run with too many flaky tests has one failure more. */
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
});
