import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, runNpm } from './npm.mjs';

// Two extents of an installation: what builds and runs the product, and that with the tools that test it, which npm
// calls development dependencies. See docs/decisions/0088-a-lean-install.md.

/** Holds the hash of the installed lock file and the extent; npm removes it with `node_modules`. */
const STAMP = '.kandil-install';

const PRODUCT = 'product';
const ALL = 'all';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const hashOfLock = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isTool = (entry) => entry.dev === true;

/**
 * Whether the installed packages are those of the lock file, except for packages of other platforms, and without
 * `tools` except for those. An installation by hand counts, too.
 */
export function isSameInstall(locked, installed, tools) {
  const equal = (path) =>
    locked[path] !== undefined &&
    locked[path].version === installed[path].version &&
    locked[path].integrity === installed[path].integrity;
  const mayMiss = (entry) =>
    entry.optional === true ||
    entry.devOptional === true ||
    entry.extraneous === true ||
    (!tools && isTool(entry));
  return (
    Object.keys(installed).every(equal) &&
    Object.keys(locked).every((path) => path === '' || path in installed || mayMiss(locked[path]))
  );
}

/** The extent that the packages in `node_modules` have, by npm's own record. */
function recordedExtent(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return undefined;
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(record);
  if (isSameInstall(locked, installed, true)) return ALL;
  return isSameInstall(locked, installed, false) ? PRODUCT : undefined;
}

function readStamp(root) {
  const stamp = join(root, 'node_modules', STAMP);
  const [lockHash, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  return { lockHash, extent };
}

/** In a read-only folder the product still runs; the next start compares the packages again. */
function writeStamp(root, lockHash, extent) {
  try {
    writeFileSync(join(root, 'node_modules', STAMP), `${lockHash} ${extent}`);
  } catch {}
}

/** A line that counts the seconds on a terminal, and one plain line anywhere else. */
function startProgress(text) {
  const started = Date.now();
  if (!process.stdout.isTTY) {
    console.log(`${text} ...`);
    return () => console.log(`${text}: done in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  const draw = () =>
    process.stdout.write(`\r${text} ... ${Math.round((Date.now() - started) / 1000)} s `);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    draw();
    process.stdout.write('\n');
  };
}

/** @throws Error with a sentence for people if npm fails */
async function npm(root, words, text) {
  const running = runNpm(root, words);
  const finish = startProgress(`${text} (only needed when they change, about a minute)`);
  const { code, interrupted, output } = await running;
  finish();
  if (interrupted)
    throw new Error('The installation was interrupted. The next start begins again.');
  if (code === 0) return;
  console.error(output.trim().split('\n').slice(-15).join('\n'));
  throw new Error(explain(output));
}

/**
 * Adds the tools to the product, which may be running: what it needs is not touched. Tools that are there are the rest of
 * an interrupted attempt, perhaps half written, and npm would take them for complete.
 */
async function addTools(root, locked, lockHash) {
  const tools = Object.keys(locked).filter((path) => isTool(locked[path]));
  for (const path of tools) rmSync(join(root, path), { recursive: true, force: true });
  const text = `Installing ${count(locked, isTool)} packages for checks and tests`;
  await npm(root, ['install', '--no-save', '--include=dev'], text);
  writeStamp(root, lockHash, ALL);
}

/** Installs everything again, in place of what is there. */
async function installAll(root, locked, lockHash, tools) {
  const text = `Installing ${count(locked, (entry) => tools || !isTool(entry))} packages`;
  await npm(root, ['ci', tools ? '--include=dev' : '--omit=dev'], text);
  removeHeaders(root, locked);
  writeStamp(root, lockHash, tools ? ALL : PRODUCT);
}

/**
 * Installs only what the product runs with, for this platform, in a tree that `npm run package` made.
 * @throws Error with a sentence for people if npm fails
 */
export async function installRuntime(tree) {
  const text = 'Installing the packages of the running product';
  await npm(tree, ['ci', '--omit=dev', '--workspace=@kandil/server'], text);
  // The compiler is an optional peer of some packages, so npm leaves it in.
  for (const name of ['typescript', '@typescript'])
    rmSync(join(tree, 'node_modules', name), { recursive: true, force: true });
  writeStamp(tree, hashOfLock(tree), PRODUCT);
}

/** The packaged Node brings 67 MB of headers for C compilers, which nothing here calls. */
function removeHeaders(root, locked) {
  for (const name of Object.keys(locked['']?.optionalDependencies ?? {}))
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true });
}

/** How many packages npm fetches on any platform. */
const count = (locked, chosen) =>
  Object.values(locked).filter((entry) => entry.integrity && !entry.optional && chosen(entry))
    .length;

/**
 * Installs the packages of `package-lock.json`, with the tools or without; if they are installed already, does nothing
 * and needs no network.
 * @throws Error with a sentence for people if npm fails
 */
export async function ensureInstalled(root, { tools = true } = {}) {
  const lockHash = hashOfLock(root);
  const stamp = readStamp(root);
  const isCurrent = stamp.lockHash === lockHash;
  const extent = isCurrent ? stamp.extent : recordedExtent(root);
  if (extent && !isCurrent) writeStamp(root, lockHash, extent);
  if (extent === ALL || (extent === PRODUCT && !tools)) return;
  const locked = readPackages(join(root, 'package-lock.json'));
  if (extent === PRODUCT) return addTools(root, locked, lockHash);
  // Who had the tools of the last lock file gets those of this one.
  await installAll(root, locked, lockHash, tools || stamp.extent === ALL);
}
