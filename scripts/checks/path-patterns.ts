import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_FILES } from '../../apps/web/vite/chunks.ts';
import lint from '../../oxlint.config.ts';
import tests from '../../vitest.config.ts';
import { ROOT } from '../lib/paths.ts';

/** A path pattern and its source. */
export type Pattern = readonly [where: string, pattern: string];

const MADE_BY_TOOLS = /node_modules|build|\.react-router|\.kandil|artefacts|coverage|\.config\./;

/** `{a,b}/*` as `a/*` and `b/*`: each must match a file. */
function alternatives(pattern: string): string[] {
  const [whole, inner] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || inner === undefined) return [pattern];
  return inner.split(',').flatMap((part) => alternatives(pattern.replace(whole, part)));
}

/** Whether a path pattern matches a source file. */
function fitsSomething(pattern: string, root: string): boolean {
  if (MADE_BY_TOOLS.test(pattern)) return true;
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).length > 0;
}

const chunkPatterns = (): Pattern[] =>
  Object.entries(CHUNK_FILES).flatMap(([chunk, files]) =>
    files.map(
      (start) => [`apps/web/vite/chunks.ts, ${chunk}`, `${start.replace(/\/$/, '')}*`] as const,
    ),
  );

const lintPatterns = (): Pattern[] => [
  ...(lint.overrides ?? []).flatMap(({ files, excludeFiles = [] }) =>
    [...files, ...excludeFiles].map((pattern) => ['oxlint.config.ts', pattern] as const),
  ),
  ...(lint.ignorePatterns ?? []).map((pattern) => ['oxlint.config.ts', pattern] as const),
];

/** The path patterns of Vitest's projects; those of `exclude` may match nothing. */
const testPatterns = (): Pattern[] =>
  (tests.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { include = [], setupFiles = [] } = project.test ?? {};
    return [...include, ...[setupFiles].flat()].map(
      (pattern) => ['vitest.config.ts', pattern] as const,
    );
  });

interface Knip {
  workspaces: Record<string, { entry?: string[]; project?: string[] }>;
}

function knipPatterns(root: string): Pattern[] {
  const { workspaces }: Knip = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8'));
  return Object.entries(workspaces).flatMap(([folder, { entry = [], project = [] }]) =>
    [...entry, ...project].map((pattern) => ['knip.json', join(folder, pattern)] as const),
  );
}

/**
 * Patterns that match no file. A rule or a chunk whose files have moved has no effect, and nothing else reports it.
 * @returns a sentence for each
 */
export function emptyPatterns(patterns: readonly Pattern[], root = ROOT): string[] {
  return patterns
    .flatMap(([where, pattern]) => alternatives(pattern).map((path) => [where, path] as const))
    .filter(([, pattern]) => !fitsSomething(pattern, root))
    .map(([where, pattern]) => `${where}: ${pattern} matches no file`);
}

/** Every path pattern in the configurations of the repository. */
export function checkPathPatterns(): string[] {
  return emptyPatterns([
    ...chunkPatterns(),
    ...lintPatterns(),
    ...testPatterns(),
    ...knipPatterns(ROOT),
  ]);
}
