import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { mutate, type Site } from './mutants.ts';

/** Environment variable: the site, as JSON, that a run of Vitest changes. */
export const MUTANT = 'MUTANT';
/** What that run prints when a test has loaded the changed file. */
export const MUTANT_LOADED = 'The mutant is loaded.';

/** Hands the changed text of one file to Vitest. The file on the disk stays as it is. */
export function mutantPlugin({ path, mutant }: Site): Plugin {
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
