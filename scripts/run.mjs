// The door to every command of the product. It must run on any Node from 20 on, so it is plain JavaScript
// without dependencies: it makes sure the packages are there, finds the pinned Node among them, and hands over.
//
//   node scripts/run.mjs [--tools] <script.ts> [arguments]
//
// With `--tools` it also installs what checks and tests the product.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = process.argv[2] === '--tools';
const [script, ...args] = process.argv.slice(tools ? 3 : 2);

/** One press of Ctrl-C arrives twice: from the terminal and again from npm, which passes it on. */
const SAME_PRESS_MS = 400;

/**
 * The young generation of V8 has from the start the size to which it may grow, in MiB for each of its halves. Requests
 * leave little that survives, so it would stay at one, and be collected sixteen times as often.
 */
const YOUNG_GENERATION = '--min-semi-space-size=16';

/** Runs the script on the given Node and resolves with its exit code. */
function hand(node, file) {
  const child = spawn(node, [YOUNG_GENERATION, file, ...args], {
    cwd: root,
    // Its own process group: a signal reaches the script exactly once, from here, and never twice.
    detached: process.platform !== 'win32',
    // The channel closes when this process is killed, so that the script can end instead of living on alone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Password hashing and file reads share libuv's threads; four are too few for both.
      UV_THREADPOOL_SIZE: '8',
      // What was compiled once is read the next time: a start takes 2.2 s instead of 2.8 s.
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
      ...process.env,
    },
  });
  let last = 0;
  const forward = (signal) => {
    const now = Date.now();
    if (now - last < SAME_PRESS_MS) return;
    last = now;
    // A closed terminal means the same as a polite end.
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

async function main() {
  if (!script) throw new Error('Usage: node scripts/run.mjs [--tools] <script.ts> [arguments]');
  await ensureInstalled(root, { tools });
  process.exitCode = await hand(findNode(root), resolve(root, script));
}

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
