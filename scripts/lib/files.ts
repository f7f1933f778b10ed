import { globSync } from 'node:fs';
import { ROOT } from './paths.ts';

const NEVER = /(^|\/)(node_modules|build|\.react-router|fixtures|artefacts|\.kandil)(\/|$)/;

/** Paths from the root that match the patterns, sorted, without generated files. */
export function filesMatching(patterns: string | readonly string[]): string[] {
  const options = { cwd: ROOT, exclude: (path: string) => NEVER.test(path) };
  return globSync(patterns, options)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NEVER.test(path))
    .sort();
}
