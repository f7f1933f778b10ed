import type { Checkout } from './checkout.ts';
import { idleNow } from './machine.ts';
import type { Options } from './options.ts';
import { createQuiet, type Quiet } from './quiet.ts';
import type { Line, Measured } from './report.ts';

/** A run of the bench. */
export interface Bench {
  readonly options: Options;
  /** This checkout, and after it the one to compare with. */
  readonly checkouts: readonly Checkout[];
  /** Path of the browser. */
  readonly chromium: string;
  readonly quiet: Pick<Quiet, 'round'>;
  readonly lines: readonly Measured[];
  /** Names of measurements that failed. */
  readonly failed: readonly string[];
  /** Measures one or more lines of the table in a quiet moment. A failure ends only this one. */
  measure(name: string, run: () => Promise<readonly Line[]>): Promise<void>;
}

/** A group of lines. */
export type Group = (bench: Bench) => Promise<void>;

export function createBench(
  options: Options,
  { checkouts, chromium }: Pick<Bench, 'checkouts' | 'chromium'>,
): Bench {
  const lines: Measured[] = [];
  const failed: string[] = [];
  const quiet = createQuiet({ patience: options.patience * 1000 });
  return {
    options,
    checkouts,
    chromium,
    quiet,
    lines,
    failed,
    async measure(name, run) {
      const read = await quiet.moment();
      const idle = await idleNow();
      console.log(`idle ${idle.toFixed(2)}, a read ${read.toFixed(0)} ns, measuring ${name} ...`);
      const loadedBefore = quiet.loaded;
      try {
        const measured = await run();
        const loaded = quiet.loaded - loadedBefore;
        for (const line of measured) lines.push({ ...line, idle, read, loaded });
      } catch (error) {
        console.error(error);
        failed.push(name);
      }
    },
  };
}
