/** One thing that an operator or a visitor does, and what shows that it worked. */
export interface Step {
  /** In words: 'import the catalogue'. */
  name: string;
  /** @returns what was seen, for the line of the step @throws Error with the reason if it did not work */
  run(): Promise<string>;
}

/** Where a run prints, and what ends it. */
interface Place {
  print(line: string): void;
  signal: AbortSignal;
}

/**
 * Runs steps in order and prints a line for each: what was done, how long it took, and what was seen or why it failed. A
 * step needs those before it, so the first failure ends the run; so does the signal, between two steps.
 *
 * @returns whether all steps worked
 */
export async function runSteps(steps: readonly Step[], { print, signal }: Place): Promise<boolean> {
  const width = Math.max(...steps.map(({ name }) => name.length));
  for (const [at, { name, run }] of steps.entries()) {
    const started = performance.now();
    const line = (outcome: string, seen: string) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      print(`${outcome.padEnd(6)} ${seconds} s  ${name.padEnd(width)}  ${seen}`);
    };
    try {
      signal.throwIfAborted();
      line('ok', await run());
    } catch (error) {
      const left = steps.length - at - 1;
      if (signal.aborted) print(`ended before: ${name}; ${left} more steps`);
      else line('failed', `${reasonOf(error)}\n${left} more steps were not tried.`);
      return false;
    }
  }
  return true;
}

/** Playwright colours its messages for a terminal. */
const reasonOf = (error: unknown): string =>
  // oxlint-disable-next-line no-control-regex -- the escape of a terminal
  (error instanceof Error ? error.message : String(error)).replaceAll(/\u001b\[\d+m/g, '');
