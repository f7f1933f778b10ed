import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Reports and pictures of runs; never committed. */
export const ARTEFACTS = join(ROOT, 'artefacts');

/** Text of a file, given by its path from the root. */
export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
