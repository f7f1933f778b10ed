import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unit from '../../vitest.config.ts';
import { mutantPlugin } from './plugin.ts';

/** Runs the test files as they are given: the most likely to notice the mutant first. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

/** The unit tests with a mutant, if there is one (`lane.ts`). */
export default mergeConfig(
  unit,
  defineConfig({
    plugins: [mutantPlugin],
    test: {
      bail: 1,
      // One process loads the services once and stops at the first failure. Two lanes use two cores.
      maxWorkers: 1,
      hookTimeout: 60_000,
      sequence: { sequencer: GivenOrder },
    },
  }),
);
