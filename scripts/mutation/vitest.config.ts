import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unit from '../../vitest.config.ts';
import type { Site } from './mutants.ts';
import { MUTANT, mutantPlugin } from './plugin.ts';

/** Runs the test files in the order of the command: the most likely to notice the mutant first. */
class AsGiven extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      process.argv.findIndex((argument) => moduleId === resolve(argument));
    return specifications.toSorted((one, other) => place(one) - place(other));
  }
}

const site = process.env[MUTANT];

/** The unit tests with a mutant, if there is one (`run.ts`). */
export default mergeConfig(
  unit,
  defineConfig({
    plugins: site ? [mutantPlugin(JSON.parse(site) as Site)] : [],
    test: { sequence: { sequencer: AsGiven } },
  }),
);
