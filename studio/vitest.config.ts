import { defineConfig } from 'vitest/config';
import { VitestTally } from '../scripts/lib/vitest-tally.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['default', new VitestTally()],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
