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
import pg from 'pg';
import { silentLog } from '../log.ts';
import { freeBytes } from './folder.ts';
import type { Database } from './index.ts';
import { initialise } from './native/initialise.ts';
import { type EngineServer, startNative } from './native/index.ts';
import { findRuntime } from './native/runtime.ts';
import { serverUser } from './native/user.ts';
import { withoutTimeouts } from './pooled.ts';
import { openPool, type PoolLimits, serverTimeouts } from './pool.ts';

/** Raise it when the result of `initialise` changes. */
const TEMPLATE = 'kandil-test-template-1';
const MEMORY_NEEDED = 1024 * 1024 * 1024;
const PREFIX = `kandil-test-${process.pid}-`;

/** Starts a server for tests on a copy of a template data folder, without durability. */
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

export const PATIENT: PoolLimits = { connection: 30_000, statement: 30_000, lock: 30_000 };

/** A database of a test server; a patient one has long timeouts. */
export const openOn = (
  serverUrl: string,
  name: string,
  options?: { patient?: boolean },
): Database => openUrl(serverUrl.replace(/\/kandil$/, `/${name}`), options);

/**
 * A database of a server that PgBouncer is in front of: its role has the timeouts that its connections cannot send.
 * @param pooledUrl address of the pooler
 */
export async function openPooled(
  { url: serverUrl, pooledUrl }: { url: string; pooledUrl: string },
  name: string,
  { patient = false } = {},
): Promise<Database> {
  const timeouts = Object.entries(serverTimeouts(patient ? PATIENT : undefined));
  for (const [setting, value] of timeouts)
    await asAdministrator(
      serverUrl,
      `alter role kandil in database ${name} set ${setting} = ${value}`,
    );
  const at = (address: string) => address.replace(/\/kandil$/, `/${name}`);
  const limits = patient ? { limits: PATIENT } : {};
  const pool = openPool({ url: at(pooledUrl), log: silentLog, pooled: true, ...limits });
  const url = withoutTimeouts(at(serverUrl));
  return { engine: 'native', url, pool, serverPid: () => undefined, close: () => pool.end() };
}

/** A database by its address; open it again for the connections of another node. */
export function openUrl(url: string, { patient = false } = {}): Database {
  const pool = openPool({ url, log: silentLog, ...(patient && { limits: PATIENT }) });
  return { engine: 'native', url, pool, serverPid: () => undefined, close: () => pool.end() };
}

// Copying files takes half the work of the default, which writes each page to the log.
export const createDatabase = (serverUrl: string, name: string, template: string) =>
  asAdministrator(
    serverUrl,
    `create database ${name} template ${template} owner kandil strategy file_copy`,
  );

export const dropDatabase = (serverUrl: string, name: string) =>
  asAdministrator(serverUrl, `drop database ${name} with (force)`);

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl.replace('//kandil@', '//postgres@') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new folder that the account of a server can reach; the test removes it. */
export function temporaryFolder(): string {
  const home = quickFolder();
  removeAbandoned(home);
  const folder = mkdtempSync(join(home, PREFIX));
  chmodSync(folder, 0o755);
  return folder;
}

/** In memory if there is enough: a database is 1,300 small files, which take a second on a slow disk. */
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
    if (pid && !isAlive(pid)) removeIfPossible(join(home, name));
  }
}

/** A disk that a killed test left mounted in a folder keeps it, which must not fail every later run. */
function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Its name says whose it was.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
