import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../log.ts';
import { freeBytes } from './folder.ts';
import { initialise } from './native/initialise.ts';
import { type EngineServer, startNative } from './native/index.ts';
import { findRuntime } from './native/runtime.ts';
import { serverUser } from './native/user.ts';

/** Raised when what `initialise` makes changes. */
const TEMPLATE = 'kandil-test-template-1';
const MEMORY_NEEDED = 1024 * 1024 * 1024;
const PREFIX = `kandil-test-${process.pid}-`;

/** Starts a native server for the tests of this process: on a copy of a template that is made once, and not durable. */
export async function startTestServer(): Promise<EngineServer> {
  const folder = temporaryFolder();
  execFileSync('cp', ['-a', await makeTemplate(), join(folder, 'postgres')]);
  const server = await startNative({ folder, log: silentLog, durable: false });
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new folder for the tests of this process, open to the account that a server runs under; to be removed by the test. */
export function temporaryFolder(): string {
  const home = quickFolder();
  removeAbandoned(home);
  const folder = mkdtempSync(join(home, PREFIX));
  chmodSync(folder, 0o755);
  return folder;
}

/** Memory where there is enough of it: a database is 1,300 small files, which take a second on a slow disk. */
function quickFolder(): string {
  const memory = '/dev/shm';
  return existsSync(memory) && freeBytes(memory) > MEMORY_NEEDED ? memory : tmpdir();
}

async function makeTemplate(): Promise<string> {
  const user = serverUser();
  const runtime = findRuntime(join(tmpdir(), 'kandil-test-cache'), user);
  const template = join(tmpdir(), `${TEMPLATE}-${runtime.version}-${process.getuid?.() ?? 0}`);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const dataFolder = join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  await initialise({ runtime, dataFolder, user, sync: false });
  try {
    renameSync(dataFolder, template);
  } catch (error) {
    if (!existsSync(template)) throw error; // otherwise another process was first
  }
  rmSync(folder, { recursive: true, force: true });
  return template;
}

/** Folders of test processes that were killed. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(/^kandil-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid))
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
