import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the hash of the installed lock file; npm removes it with `node_modules`. */
const STAMP = '.kandil-install';

const FAULTS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|ERR_SOCKET_TIMEOUT/,
    'the package registry cannot be reached. Check the network connection and the registry in your npm settings.',
  ],
  [/ENOSPC/, 'the disk is full.'],
  [/EACCES|EPERM|EROFS/, 'the folder cannot be written to.'],
  [
    /EINTEGRITY/,
    'a package is not the one named in package-lock.json. Empty the npm cache (npm cache clean --force) and try again.',
  ],
  [/E401|E403/, 'the package registry refuses access. Check the registry in your npm settings.'],
];

/** One sentence for the output of a failed npm. */
export function explain(output) {
  const known = FAULTS.find(([pattern]) => pattern.test(output));
  return `npm could not install the packages: ${known ? known[1] : 'see its last lines above.'}`;
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether the installed packages are those of the lock file, except for packages of other platforms. An installation
 * by hand counts, too.
 */
export function isSameInstall(locked, installed) {
  const equal = (path) =>
    locked[path] !== undefined &&
    locked[path].version === installed[path].version &&
    locked[path].integrity === installed[path].integrity;
  const mayMiss = (entry) => entry.optional === true || entry.extraneous === true;
  return (
    Object.keys(installed).every(equal) &&
    Object.keys(locked).every((path) => path === '' || path in installed || mayMiss(locked[path]))
  );
}

function isInstalled(root, lockHash) {
  const stamp = join(root, 'node_modules', STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return true;
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  if (!isSameInstall(readPackages(join(root, 'package-lock.json')), readPackages(record)))
    return false;
  writeStamp(stamp, lockHash);
  return true;
}

/** In a read-only folder the product still runs; the next start compares the packages again. */
function writeStamp(stamp, lockHash) {
  try {
    writeFileSync(stamp, lockHash);
  } catch {}
}

/** The npm and the Node of this command: those in `node_modules` are about to be replaced. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli) return { file: node ?? process.execPath, args: [cli] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
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

function runNpm(root) {
  const { file, args } = npmCommand();
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(file, [...args, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: file === 'npm.cmd',
  });
  let output = '';
  const keep = (chunk) => (output = (output + chunk).slice(-8000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // npm rolls back; the next start begins again.
  let interrupted = false;
  const stop = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  child.once('close', () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
  });
  return new Promise((done, fail) => {
    child.once('error', () =>
      fail(new Error('npm was not found. Please install Node with npm and try again.')),
    );
    child.once('close', (code) => done({ code, interrupted, output }));
  });
}

/**
 * Installs the packages of `package-lock.json`; if they are installed already, does nothing and needs no network.
 * @throws Error with a sentence for people if npm fails
 */
export async function ensureInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  if (isInstalled(root, lockHash)) return;
  const count = Object.values(JSON.parse(lock).packages).filter(
    (entry) => entry.integrity && !entry.optional,
  ).length;
  const npm = runNpm(root);
  const finish = startProgress(
    `Installing ${count} packages (only needed when they change, about a minute)`,
  );
  const { code, interrupted, output } = await npm;
  finish();
  if (interrupted)
    throw new Error('The installation was interrupted. The next start begins again.');
  if (code !== 0) {
    console.error(output.trim().split('\n').slice(-15).join('\n'));
    throw new Error(explain(output));
  }
  writeStamp(join(root, 'node_modules', STAMP), lockHash);
}
