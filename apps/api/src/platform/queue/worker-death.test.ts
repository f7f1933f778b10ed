import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { schemaOf } from '../database/kysely.ts';
import { silentLog } from '../log.ts';
import { openTestDatabase } from '../testing.ts';
import { defineJob, handle, openQueue } from './index.ts';

const WORKER = fileURLToPath(new URL('fixtures/worker.ts', import.meta.url));

it(
  'a job whose worker is killed after the effect is taken over, and the effect applies once (T-R16)',
  { timeout: 60_000 },
  async () => {
    const database = await openTestDatabase();
    await database.pool.query('create schema app; create table app.note (text text not null)');
    const pay = defineJob('test.pay', z.object({ text: z.string() }));
    const queue = await openQueue({ database, log: silentLog, retryPoll: 0.5, supervise: 1 });
    const attempts: number[] = [];
    const app = schemaOf<{ note: { text: string } }>(database, 'app');
    const handler = handle(pay, async ({ text }, run) => {
      attempts.push(run.attempt);
      expect(await run.once(app, (trx) => trx.insertInto('note').values({ text }).execute())).toBe(
        false,
      );
    });

    const worker = fork(WORKER, [database.url], { execArgv: [] });
    await queue.start([handler], { work: false });
    await queue.enqueue(app, pay, { text: 'paid' });
    expect(await once(worker, 'message')).toEqual(['attempt 1', undefined]);
    worker.kill('SIGKILL');
    await once(worker, 'exit');

    // As if ten seconds had passed without a heartbeat.
    await database.pool.query(
      `update queue.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    );
    await queue.start([handler], { work: true });
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query(
          `select state from queue.job where name = 'test.pay'`,
        );
        expect(rows).toEqual([{ state: 'completed' }]);
      },
      { timeout: 40_000, interval: 100 },
    );
    expect(attempts).toEqual([2]);
    expect((await database.pool.query('select text from app.note')).rows).toEqual([
      { text: 'paid' },
    ]);
    await queue.close();
    await database.close();
  },
);
