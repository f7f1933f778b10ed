import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database/index.ts';
import { type MigrationSource, migrate } from './database/migrations/index.ts';
import type { EngineServer } from './database/native/index.ts';
import { openPool, type PoolLimits } from './database/pool.ts';
import { startTestServer } from './database/test-server.ts';
import { silentLog } from './log.ts';

export { temporaryFolder } from './database/test-server.ts';

export interface TestDatabaseOptions {
  /** Schemas to make in the new database. */
  migrations?: MigrationSource[];
  /** Nobody waits too long: for tests of what calls do at once, which a busy machine must not refuse. */
  patient?: boolean;
}

export const PATIENT: PoolLimits = { connection: 30_000, statement: 30_000, lock: 30_000 };

let server: Promise<EngineServer> | undefined;
let users = 0;

/**
 * An empty database of its own, for one test file: open it in `beforeAll`, close it in
 * `afterAll`. All of one process share a server, which starts with the first and ends with the last.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  users += 1;
  server ??= startTestServer();
  const { url: serverUrl, pid } = await server;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdministrator(serverUrl, `create database ${name} owner kandil`);
  const url = serverUrl.replace(/\/kandil$/, `/${name}`);
  const pool = openPool({ url, log: silentLog, ...(options.patient && { limits: PATIENT }) });
  const database: Database = {
    engine: 'native',
    url,
    pool,
    serverPid: pid,
    async close() {
      await pool.end();
      users -= 1;
      if (users > 0) return;
      const ending = server;
      server = undefined;
      await (await ending)?.close();
    },
  };
  await migrate(database, options.migrations ?? [], silentLog);
  return database;
}

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl.replace('//kandil@', '//postgres@') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
