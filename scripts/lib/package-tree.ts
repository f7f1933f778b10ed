import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ownRelease, RELEASE_FILE } from '../../apps/server/src/release.ts';
import { installRuntime } from './install.mjs';
import { ROOT } from './paths.ts';

/** What the product reads while it runs, and npm to install its packages. */
const PARTS = [
  'apps',
  'packages',
  'demo',
  'deploy',
  // Messages name its pages.
  'docs',
  'scripts',
  // npm compares the manifests of all workspaces with the lock file.
  'e2e/package.json',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.base.json',
  'LICENSE',
];

const LEFT_OUT = /(^|\/)(node_modules|\.react-router|fixtures|testkit\/src)(\/|$)|\.test\.tsx?$/;

/**
 * Copies the product with its built web into an empty folder, and installs the packages of the running product there.
 * @throws Error with a sentence for people
 */
export async function makeTree(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder.`);
  mkdirSync(folder, { recursive: true });
  const filter = (path: string) => !LEFT_OUT.test(relative(ROOT, path).split(sep).join('/'));
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter });
  writeFileSync(join(folder, RELEASE_FILE), `${ownRelease()}\n`);
  await installRuntime(folder);
}
