import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unit from '../../vitest.config.ts';
import { MUTANT, MUTANT_LOADED, mutate, type Site } from './mutants.ts';

/** Hands the changed text of one file to Vitest. The file on the disk stays as it is. */
function mutantPlugin({ path, mutant }: Site): Plugin {
  const file = resolve(path);
  return {
    name: 'mutant',
    enforce: 'pre',
    // The key of Vitest's cache is the text on the disk: without this, every mutant of a file would be the first one.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id === file ? false : undefined));
    },
    load(id) {
      if (id !== file) return null;
      // The global set-up loads files, too, in an environment with another name.
      if (this.environment.name !== '__vitest__') console.log(MUTANT_LOADED);
      return mutate(readFileSync(file, 'utf8'), mutant);
    },
  };
}

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
