import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { openDatabase } from '../database/index.ts';
import { type EngineServer, startNative } from '../database/native/index.ts';
import { hasPgBouncer, startPgBouncer } from '../database/pgbouncer.ts';
import { limitRole, roleOf } from '../database/pooled.ts';
import { silentLog } from '../log.ts';
import { temporaryFolder } from '../testing.ts';
import { defineJob, handle, openQueue } from './index.ts';

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  const root = temporaryFolder();
  let server: EngineServer;
  beforeAll(async () => {
    const folder = mkdtempSync(join(root, 'tcp-'));
    server = await startNative({ folder, log: silentLog, transport: 'loopback' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true, maxRetries: 20 });
  });

  test('a queue listens at the PostgreSQL itself: its connection outlives the pooler', async () => {
    const client = new pg.Client(server.url);
    await client.connect();
    const direct = await openDatabase({ url: server.url, dataDir: root, log: silentLog });
    await limitRole(direct, roleOf(server.url));
    await direct.close();
    const pooler = await startPgBouncer(server.url);
    const database = await openDatabase({
      url: pooler.url,
      directUrl: server.url,
      dataDir: root,
      log: silentLog,
    });
    const queue = await openQueue({ database, log: silentLog });
    const note = defineJob('test.note', z.object({}));
    await queue.start([handle(note, async () => undefined)], { work: true });
    /** Connections whose last statement begins or checks their listening. */
    const listening = async () => {
      const text = `select pid from pg_stat_activity where pid <> pg_backend_pid()
         and query ~* '^\\s*listen |pg_listening_channels'`;
      return (await client.query<{ pid: number }>(text)).rows;
    };
    const before = await vi.waitFor(
      async () => {
        const found = await listening();
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 20_000 },
    );
    await pooler.stop();
    // Its connections have ended once none of them is left.
    const ofPooler = `select 1 from pg_stat_activity where application_name = 'kandil'`;
    await vi.waitUntil(async () => (await client.query(ofPooler)).rowCount === 0, {
      timeout: 20_000,
    });
    expect(await listening()).toEqual(before);
    await queue.close();
    await database.close();
    await client.end();
  });
});
