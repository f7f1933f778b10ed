import { UNRELEASED } from '@kandil/api';
// oxlint-disable-next-line no-restricted-imports -- asks Git, with words that are all here
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** In a folder of `npm run package`, where there is no Git: the release. */
export const RELEASE_FILE = 'RELEASE';

/** Without the option it locks the index for a moment, and a commit that is made then fails. */
const DESCRIBE = '--no-optional-locks describe --tags --match release/[0-9]* --long --dirty'.split(
  ' ',
);
const DESCRIPTION = /^release\/(\d+)-(\d+)-g[0-9a-f]+(-dirty)?$/;
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
  const { status, stdout } = spawnSync('git', DESCRIBE, {
    cwd: root,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  const [, number, commits, dirty = ''] = DESCRIPTION.exec(stdout?.trim()) ?? [];
  if (status !== 0 || number === undefined) return UNRELEASED;
  return number + (commits === '0' ? '' : `+${commits}`) + dirty;
}
