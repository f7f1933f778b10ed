import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { mutate, type Site } from './mutants.ts';

/** The mutant that the tests of this process have. */
interface Current {
  site: Site | null;
  /** Whether a test has loaded the changed file. */
  isLoaded: boolean;
}

/** Vite loads its configuration, and this file for it, apart from the program: a global symbol shares the mutant. */
const KEY = Symbol.for('mutation run: the current mutant');
const shared = globalThis as { [KEY]?: Current };

export const current: Current = (shared[KEY] ??= { site: null, isLoaded: false });

const isMutated = (id: string) => current.site !== null && id === resolve(current.site.path);

/** Hands the changed text of one file to Vitest. The file on the disk stays as it is. */
export const mutantPlugin: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  // The key of Vitest's cache is the text on the disk: without this, every mutant of a file would be the first one.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined));
  },
  load(id) {
    if (!current.site || !isMutated(id)) return null;
    // The global set-up loads files, too, in the environment of this name.
    if (this.environment.name !== '__vitest__') current.isLoaded = true;
    return mutate(readFileSync(id, 'utf8'), current.site.mutant);
  },
};
