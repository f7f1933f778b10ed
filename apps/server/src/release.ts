import { UNRELEASED } from '@kandil/api';
// oxlint-disable-next-line no-restricted-imports -- asks Git, with words that are all here
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** In a folder of `npm run package`, where there is no Git: the release. */
export const RELEASE_FILE = 'RELEASE';

const DESCRIBE = 'describe --tags --match release/[0-9]* --long'.split(' ');
const DESCRIPTION = /^release\/(\d+)-(\d+)-g[0-9a-f]+$/;
/** `describe --dirty` locks the index for a moment, whatever its options, and a commit that is made then fails. */
const CHANGES = '--no-optional-locks status --porcelain --untracked-files=no'.split(' ');
const PATIENCE_MS = 5000;

let own: string | undefined;

/** The release of the product that runs, as `releaseAt` says. */
export const ownRelease = (): string => (own ??= releaseAt(ROOT));

/**
 * The release in a folder: `7`; `7+3`, three commits after it; `7-dirty` or `7+3-dirty` if files differ from what is
 * committed; `unreleased` if nothing says it, as without Git or in a clone without tags.
 * @param root of a checkout, or of a package
 */
export function releaseAt(root: string): string {
  const file = join(root, RELEASE_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  // A package may lie inside the checkout of something else.
  if (!existsSync(join(root, '.git'))) return UNRELEASED;
  const [, number, commits] = DESCRIPTION.exec(git(root, DESCRIBE)) ?? [];
  if (number === undefined) return UNRELEASED;
  const dirty = git(root, CHANGES) ? '-dirty' : '';
  return number + (commits === '0' ? '' : `+${commits}`) + dirty;
}

/** What Git prints; nothing if it fails, or is not installed. */
const git = (cwd: string, args: readonly string[]): string =>
  spawnSync('git', args, { cwd, encoding: 'utf8', timeout: PATIENCE_MS }).stdout?.trim() ?? '';
