import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A version of the product on disk, with its web built. */
export interface Checkout {
  /** `now`, or the commit. */
  name: string;
  root: string;
}

export const ROOT = resolve(import.meta.dirname, '../..');
export const NOW: Checkout = { name: 'now', root: ROOT };

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The short name of a commit. @throws Error of git if there is none */
export const commitOf = (ref: string): string =>
  git('rev-parse', '--short', '--verify', `${ref}^{commit}`);

/** Builds a commit in a worktree in a temporary folder. */
export function checkOut(ref: string): Checkout & { remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-against-'));
  const root = join(folder, 'kandil');
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--quiet', '--detach', root, ref);
  try {
    installPackages(root);
    buildWeb(root);
  } catch (error) {
    remove();
    throw error;
  }
  return { name: commitOf(ref), root, remove };
}

/** The same packages are copied, others installed. */
function installPackages(root: string): void {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(root) !== lockOf(ROOT)) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
    });
    return;
  }
  // Links to workspaces are relative, so they lead to those of the copy.
  const folders = ['.', 'apps/api', 'apps/web'].map((folder) => join(folder, 'node_modules'));
  for (const folder of folders)
    execFileSync('cp', ['-a', '--reflink=auto', join(ROOT, folder), join(root, folder)]);
}

function buildWeb(root: string): void {
  const script = join(root, 'bench-build.mts');
  const library = join(root, 'scripts/lib/web-build.ts');
  writeFileSync(script, `import { buildWeb } from ${JSON.stringify(library)}; await buildWeb();`);
  execFileSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  rmSync(script);
}
