/** What a run of checks or tests came to. */
export interface Tally {
  passed: number;
  /** Each that failed: its name, and on the lines below it why. */
  failures: string[];
}

/** Lines that are shown of a failure; all of them stand above, where it happened. */
const MAX_LINES = 25;

/** What failed, for the end of the output: who sees only that knows where to look. */
export function describeFailures({ failures }: Tally): string {
  return failures
    .map((failure) => `✗ ${failure.split('\n').slice(0, MAX_LINES).join('\n    ')}`)
    .join('\n');
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});
