import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from './lib/end-with-parent.ts';
import { ROOT } from './lib/paths.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm run dev`: the product with its demo, rebuilt and restarted whenever a source changes.
endWithParent();

const WATCHED = [
  'apps/api/src',
  'apps/server/src',
  'apps/sandbox/src',
  'apps/control',
  'apps/web',
  'packages',
  'demo',
];
const IGNORED = /(^|\/)(build|node_modules|\.react-router)(\/|$)|\.test\.tsx?$|~$/;
/** Debounce: editors write a file in several steps. */
const SETTLE_MS = 150;

let server: ChildProcess | null = null;
let ending = false;

function start() {
  const env = { KANDIL_DEMO: 'true', NODE_ENV: 'development', ...process.env };
  const main = join(ROOT, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [...process.execArgv, main], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  server = child;
  child.once('exit', (code) => {
    if (server !== child) return;
    server = null;
    if (ending) process.exitCode = code ?? 0;
    else console.log('[dev] The server ended. It starts again with the next change.');
  });
}

async function stop() {
  const child = server;
  server = null;
  if (!child) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A failed build keeps the last good server running. */
async function renew() {
  try {
    await buildWeb((line) => console.log(`[dev] ${line}`));
  } catch (error) {
    return console.error(error instanceof Error ? error.message : error);
  }
  await stop();
  if (!ending) start();
}

let renewing: Promise<void> = renew();
let timer: NodeJS.Timeout | undefined;

function changed(path: string | null) {
  if (ending || (path && IGNORED.test(path.replaceAll('\\', '/')))) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.log(`[dev] ${path ?? 'A source'} changed.`);
    renewing = renewing.then(renew);
  }, SETTLE_MS);
}

const watchers = WATCHED.map((folder) =>
  watch(join(ROOT, folder), { recursive: true }, (_event, path) => changed(path)),
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    server?.kill(signal);
  });
}
