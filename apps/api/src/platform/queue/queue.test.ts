import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { schemaOf, transaction } from '../database/kysely.ts';
import { silentLog } from '../log.ts';
import { openTestDatabase } from '../testing.ts';
import { type Queue, defineJob, handle, openQueue } from './index.ts';

interface Tables {
  note: { text: string };
}

const greet = defineJob('test.greet', z.object({ name: z.string() }));
const fail = defineJob('test.fail', z.object({ until: z.number() }));
const poison = defineJob('test.poison', z.object({}));
const crash = defineJob('test.crash', z.object({ text: z.string() }));

describe('queue', () => {
  let database: Database;
  let queue: Queue;
  const greeted: string[] = [];
  const attempts: number[] = [];
  let poisoned = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query('create schema app; create table app.note (text text not null)');
    queue = await openQueue({ database, log: silentLog, retryDelay: 0, retryPoll: 0.5 });
    const handlers = [
      handle(greet, async ({ name }) => greeted.push(name)),
      handle(fail, async ({ until }, { attempt }) => {
        attempts.push(attempt);
        if (attempt < until) throw new Error('not yet');
      }),
      handle(poison, async () => {
        poisoned += 1;
        throw new Error('never');
      }),
      handle(crash, async ({ text }, { once, attempt }) => {
        await once(schemaOf<Tables>(database, 'app'), (trx) =>
          trx.insertInto('note').values({ text }).execute(),
        );
        if (attempt < 3) throw new Error('died after the effect');
      }),
    ];
    await queue.start(handlers, { work: true });
  });
  afterAll(async () => {
    await queue.close();
    await database.close();
  });

  const db = () => schemaOf<Tables>(database, 'app');
  /** Waits until the assertion holds; makes retries due at once. */
  const eventually = (assertion: () => unknown) =>
    vi.waitFor(
      async () => {
        await database.pool.query(
          `update queue.job set start_after = now() where state = 'retry' and start_after > now()`,
        );
        await assertion();
      },
      { timeout: 25_000, interval: 50 },
    );

  it('runs the job of a transaction that commits, not of one that rolls back', async () => {
    await transaction(db(), (trx) => queue.enqueue(trx, greet, { name: 'Ada' }));
    const lost = transaction(db(), async (trx) => {
      await queue.enqueue(trx, greet, { name: 'lost' });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    await transaction(db(), (trx) => queue.enqueue(trx, greet, { name: 'Grace' }));
    await eventually(() => expect(greeted.toSorted()).toEqual(['Ada', 'Grace']));
  });

  it('drops a second job of the same key', async () => {
    expect(await queue.enqueue(db(), greet, { name: 'Edith' }, { key: 'welcome 7' })).toBe(true);
    expect(await queue.enqueue(db(), greet, { name: 'Edith again' }, { key: 'welcome 7' })).toBe(
      false,
    );
    await eventually(() => expect(greeted).toContain('Edith'));
    expect(await queue.enqueue(db(), greet, { name: 'Edith again' }, { key: 'welcome 7' })).toBe(
      false,
    );
  });

  it('adds many with one statement, each key once', async () => {
    const jobs = ['Hedy', 'Joan', 'Joan again'].map((name) => ({
      payload: { name },
      key: `new ${name.slice(0, 4)}`,
    }));
    const statements = vi.spyOn(database.pool, 'connect');
    await queue.enqueueAll(db(), greet, [...jobs, { payload: { name: 'Ida' } }]);
    await queue.enqueueAll(db(), greet, []);
    expect(statements).toHaveBeenCalledTimes(1);
    await queue.enqueueAll(db(), greet, jobs);
    const later = { payload: { name: 'Later' }, startAfter: 3600 };
    await queue.enqueueAll(db(), greet, [later]);
    await eventually(() =>
      expect(greeted).toEqual(expect.arrayContaining(['Hedy', 'Joan', 'Ida'])),
    );
    const { rows } = await database.pool.query(
      `select data ->> 'name' as name, state from queue.job where name = $1
         and data ->> 'name' in ('Hedy', 'Joan', 'Joan again', 'Ida', 'Later')
         and start_after < now() + interval '61 minutes' order by 1`,
      [greet.name],
    );
    expect(rows.map(({ name }) => name)).toEqual(['Hedy', 'Ida', 'Joan', 'Later']);
    expect(rows.at(-1)).toMatchObject({ state: 'created' });
    const wrong = { name: 7 as unknown as string };
    await expect(queue.enqueueAll(db(), greet, [{ payload: wrong }])).rejects.toThrow(z.ZodError);
  });

  it('refuses a payload of another shape', async () => {
    await expect(queue.enqueue(db(), greet, { name: 7 as unknown as string })).rejects.toThrow(
      z.ZodError,
    );
  });

  it('retries a failed job', async () => {
    await queue.enqueue(db(), fail, { until: 3 });
    await eventually(() => expect(attempts).toEqual([1, 2, 3]));
  });

  it('applies the effect of a job once if it dies afterwards (T-R16)', async () => {
    await queue.enqueue(db(), crash, { text: 'paid' });
    const state = `select state, retry_count from queue.job where name = 'test.crash'`;
    await eventually(async () =>
      expect((await database.pool.query(state)).rows).toEqual([
        { state: 'completed', retry_count: 2 },
      ]),
    );
    expect((await database.pool.query('select text from app.note')).rows).toEqual([
      { text: 'paid' },
    ]);
  });

  it(
    'dead-letters a job after twelve attempts, counts it, and requeues it on request',
    { timeout: 40_000 },
    async () => {
      await queue.enqueue(db(), poison, {});
      await eventually(async () => expect(await queue.health()).toMatchObject({ putAside: 1 }));
      expect(poisoned).toBe(12);
      expect(await queue.retryPutAside('test.other')).toBe(0);
      expect(await queue.retryPutAside(poison.name)).toBe(1);
      await eventually(() => expect(poisoned).toBeGreaterThan(12));
    },
  );

  it('reports for how long the oldest job has been due', async () => {
    const sleeper = defineJob('test.sleeper', z.object({}));
    const producer = await openQueue({ database, log: silentLog });
    await producer.start([handle(sleeper, async () => {})], { work: false });
    await producer.enqueue(db(), sleeper, {}, { startAfter: new Date(Date.now() - 400_000) });
    const { waiting, oldestSeconds } = await producer.health();
    expect(waiting).toBeGreaterThanOrEqual(1);
    expect(oldestSeconds).toBeGreaterThanOrEqual(400);
    await producer.close();
  });

  it('declares what is missing or has changed, and leaves the rest alone', async () => {
    const steady = defineJob('test.steady', z.object({}));
    const slow = (timeout: number) => defineJob('test.slow', z.object({}), { timeout });
    const read = async () => {
      const { rows } = await database.pool.query<{ written: string; seconds: number }>(
        `select name, expire_seconds as seconds, updated_on::text as written from queue.queue
         where name in ($1, $2) order by name`,
        [steady.name, slow(1).name],
      );
      return rows;
    };
    await queue.declare([steady, slow(60)]);
    const first = await read();
    await queue.declare([steady, slow(90)]);
    const [changed, same] = await read();
    expect(first.map(({ seconds }) => seconds)).toEqual([60, 60]);
    expect(changed?.seconds).toBe(90);
    expect(same).toEqual(first[1]);
  });

  it('is isolated from other traffic on the database', async () => {
    greeted.length = 0;
    const errors: unknown[] = [];
    const names = Array.from({ length: 30 }, (_, n) => `guest ${n}`);
    await Promise.all(
      names.map(async (name, n) => {
        const insert = transaction(db(), async (trx) => {
          await trx.insertInto('note').values({ text: name }).execute();
          await queue.enqueue(trx, greet, { name });
        });
        await insert.catch((error: unknown) => errors.push(error));
        for (let step = 0; step < 10; step += 1) {
          const { rows } = await database.pool.query('select $1::int + $2::int as sum', [n, step]);
          expect(rows).toEqual([{ sum: n + step }]);
        }
      }),
    );
    expect(errors).toEqual([]);
    await eventually(() => expect(greeted.toSorted()).toEqual(names.toSorted()));
    const { rows } = await database.pool.query(
      `select count(*)::int as n from app.note where text like 'guest %'`,
    );
    expect(rows).toEqual([{ n: names.length }]);
  });

  it('works through a burst', async () => {
    greeted.length = 0;
    await transaction(db(), async (trx) => {
      for (let n = 0; n < 50; n += 1) await queue.enqueue(trx, greet, { name: String(n) });
    });
    await eventually(() => expect(new Set(greeted).size).toBe(50));
    expect(greeted).toHaveLength(50);
  });
});
