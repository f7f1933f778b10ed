import { stripVTControlCharacters } from 'node:util';

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
 * step needs those before it, so the first failure ends the run; so does the signal, also in the middle of a step.
 *
 * @returns whether all steps worked
 */
export async function runSteps(steps: readonly Step[], { print, signal }: Place): Promise<boolean> {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const ended = abortOf(signal);
  for (const [at, { name, run }] of steps.entries()) {
    const started = performance.now();
    const line = (outcome: string, seen: string) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      print(`${outcome.padEnd(6)} ${seconds} s  ${name.padEnd(width)}  ${seen}`);
    };
    try {
      line('ok', await Promise.race([ended, run()]));
    } catch (error) {
      const left = `${steps.length - at - 1} more steps were not tried.`;
      if (signal.aborted) print(`ended in: ${name}; ${left}`);
      else line('failed', `${reasonOf(error)}\n${left}`);
      return false;
    }
  }
  return true;
}

/** Rejects when the signal comes. */
function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('ended')), { once: true });
  });
  // A run that worked does not wait for it.
  aborted.catch(() => undefined);
  return aborted;
}

/** Playwright colours its messages for a terminal. */
const reasonOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error));
