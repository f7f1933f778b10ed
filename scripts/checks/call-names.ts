import { CALLS, INTERNAL_CALLS } from '../../packages/contract/src/calls.ts';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const SOURCES = [
  '{apps,packages}/*/{app,src,vite}/**/*.{ts,tsx}',
  'apps/web/*.ts',
  'bench/src/**/*.ts',
];
const DECLARATIONS = 'packages/contract/src/';
const IS_TEST = /\.(?:test|fixture)\.tsx?$/;

/** `'content.breakdowns'` anywhere, and `[content.breakdowns.name]:` as a key. */
const NAME = /(['"])(\w+\.\w+)\1|\[(\w+\.\w+)\.name\]\s*:/g;

/**
 * Uses of call names in a source: a fact of a call belongs in its declaration, and code that uses a call imports
 * it. A table keyed by call names is the first step to facts that are declared in two places.
 */
export function callNameFaults(file: string, source: string, names: ReadonlySet<string>): string[] {
  return source.split('\n').flatMap((line, at) =>
    [...line.matchAll(NAME)]
      .map(([, , quoted, key]) => quoted ?? key ?? '')
      .filter((name) => names.has(name))
      .map((name) => `${file}:${at + 1} names ${name}: put the fact into its declaration instead`),
  );
}

/** Call names outside of the contract's declarations and outside of tests. */
export function checkCallNames(): string[] {
  const names = new Set([...CALLS, ...INTERNAL_CALLS].map(({ name }) => name));
  return filesMatching(SOURCES)
    .filter((file) => !IS_TEST.test(file))
    .flatMap((file) =>
      callNameFaults(
        file,
        file.startsWith(DECLARATIONS)
          ? readText(file).replaceAll(/^ {2}name: '.*',$/gm, '')
          : readText(file),
        names,
      ),
    );
}
