import { afterAll } from 'vitest';
import { computingClock } from './computing.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of computing that the file took, with all that it started. */
    computing?: number;
  }
}

// Set-up of every file of tests. Its hook is the first, so it runs after those of the file.
const elapsed = computingClock();
afterAll(({}, file) => {
  file.meta.computing = elapsed();
});
