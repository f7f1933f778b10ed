import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DROPS_TIMEOUTS,
  hasPgBouncer,
  type PgBouncer,
  type PgBouncerOptions,
  startPgBouncer,
} from './pgbouncer.ts';
import { silentLog } from '../log.ts';
import { StartupError } from '../startup-error.ts';
import { openTestDatabase, temporaryFolder } from '../testing.ts';
import { isUnavailable } from './faults.ts';
import { openDatabase } from './index.ts';
import { type EngineServer, startNative } from './native/index.ts';
import { limitRole, missingTimeouts, roleOf } from './pooled.ts';

describe.runIf(hasPgBouncer)('a PostgreSQL behind PgBouncer', () => {
  const root = temporaryFolder();
  const poolers: PgBouncer[] = [];
  let server: EngineServer;
  beforeAll(async () => {
    const folder = mkdtempSync(join(root, 'tcp-'));
    server = await startNative({ folder, log: silentLog, transport: 'loopback' });
  });
  afterAll(async () => {
    for (const pooler of poolers) await pooler.stop();
    await server.close();
    rmSync(root, { recursive: true, maxRetries: 20 });
  });

  /** @returns the address of the database behind a new pooler */
  async function startPooler(options?: PgBouncerOptions): Promise<string> {
    const pooler = await startPgBouncer(server.url, options);
    poolers.push(pooler);
    return pooler.url;
  }
  const open = (url: string, directUrl?: string) =>
    openDatabase({ url, dataDir: root, log: silentLog, ...(directUrl && { directUrl }) });

  it.each([
    ['that refuses timeouts', ''],
    ['that drops them', DROPS_TIMEOUTS],
  ])('%s is refused as DATABASE_URL alone, with what to do', async (_which, settings) => {
    const url = await startPooler({ settings });
    await expect(open(url)).rejects.toThrow(StartupError);
    await expect(open(url)).rejects.toThrow(
      /behind a connection pooler .* Name the PostgreSQL itself in DATABASE_URL; .* DATABASE_POOLED/,
    );
    await expect(open(server.url, url)).rejects.toThrow(
      /Name the PostgreSQL itself in DATABASE_DIRECT_URL/,
    );
  });

  it('is used once its role has the timeouts, which the start checks', async () => {
    const url = await startPooler();
    await expect(open(url, server.url)).rejects.toThrow(
      /have statement_timeout 0 in place of 2000 ms: run npm run migrate, then RECONNECT/,
    );
    const direct = await open(server.url);
    const role = roleOf(url);
    expect(await missingTimeouts(direct, role)).toHaveLength(3);
    await limitRole(direct, role);
    expect(await missingTimeouts(direct, role)).toEqual([]);
    const database = await open(await startPooler(), server.url);
    const slow = database.pool.query('select pg_sleep(20)').catch((error: unknown) => error);
    expect(isUnavailable(await slow)).toBe(true);
    // Migrations and the queue take their time.
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query<{ statement: string; lock: string }>(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    expect(rows).toEqual([{ statement: '0', lock: '0' }]);
    await client.end();
    await database.close();
    await direct.close();
  });

  it('is refused if it changes the timeouts of the role', async () => {
    const url = await startPooler({ connectQuery: 'set lock_timeout = 0' });
    await expect(open(url, server.url)).rejects.toThrow(
      /have lock_timeout 0 in place of 1000 ms: .* no connect_query/,
    );
  });

  it('is refused if the direct address leads to another database', async () => {
    const other = await openTestDatabase();
    await expect(open(await startPooler(), other.url)).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases',
    );
    await other.close();
  });
});
