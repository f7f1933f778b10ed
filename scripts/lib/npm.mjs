import { spawn } from 'node:child_process';

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

const OPTIONS = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** The npm and the Node of this command: those in `node_modules` are about to be replaced. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli) return { file: node ?? process.execPath, args: [cli] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * Runs npm in a folder, without questions.
 * @returns its exit code, whether a signal interrupted it, and the end of its output
 */
export function runNpm(folder, words) {
  const { file, args } = npmCommand();
  const child = spawn(file, [...args, ...words, ...OPTIONS], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: file === 'npm.cmd',
  });
  let output = '';
  const collect = (chunk) => (output = (output + chunk).slice(-8000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
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
