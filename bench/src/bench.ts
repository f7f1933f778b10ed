import { idleNow } from './machine.ts';
import type { Options } from './options.ts';
import type { Line, MeasuredLine } from './report.ts';

/** A run of the bench. */
export interface Bench {
  readonly options: Options;
  /** Path of the browser. */
  readonly chromium: string;
  readonly lines: readonly MeasuredLine[];
  /** Names of measurements that failed. */
  readonly failed: readonly string[];
  /** Measures one or more lines of the table. A failure ends only this one. */
  measure(name: string, run: () => Promise<readonly Line[]>): Promise<void>;
}

/** A group of lines. */
export type Group = (bench: Bench) => Promise<void>;

export function createBench(options: Options, chromium: string): Bench {
  const lines: MeasuredLine[] = [];
  const failed: string[] = [];
  return {
    options,
    chromium,
    lines,
    failed,
    async measure(name, run) {
      const idle = await idleNow();
      console.log(`idle ${idle.toFixed(2)}, measuring ${name} ...`);
      try {
        for (const line of await run()) lines.push({ ...line, idle });
      } catch (error) {
        console.error(error);
        failed.push(name);
      }
    },
  };
}
