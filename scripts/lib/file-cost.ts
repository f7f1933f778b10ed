import { afterAll } from 'vitest';
import { computingClock } from './computing.ts';

// Set-up of every file of tests. Its hook is the first, so it runs after those of the file.
const elapsed = computingClock();
afterAll(({}, file) => {
  file.meta.computing = elapsed();
});
