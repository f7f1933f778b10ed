import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnServer, openTestDatabase } from '../testing.ts';
import { isUnavailable, isUniqueViolation } from './faults.ts';
import type { Database } from './index.ts';
import { schemaOf, transaction } from './kysely.ts';

interface Tables {
  counter: { name: string; value: number };
}

describe('queries', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(`
      create schema shop;
      create table shop.counter (name text primary key, value bigint not null)`);
  });
  afterAll(() => database.close());

  it('sees only the tables of its schema, and reads bigint as a number', async () => {
    const db = schemaOf<Tables>(database, 'shop');
    await db.insertInto('counter').values({ name: 'visits', value: 7 }).execute();
    expect(await db.selectFrom('counter').selectAll().execute()).toEqual([
      { name: 'visits', value: 7 },
    ]);
    const other = schemaOf<Tables>(database, 'public');
    await expect(other.selectFrom('counter').selectAll().execute()).rejects.toMatchObject({
      code: '42P01',
    });
  });

  it('rolls back a transaction whose work throws', async () => {
    const db = schemaOf<Tables>(database, 'shop');
    const work = transaction(db, async (trx) => {
      await trx.insertInto('counter').values({ name: 'lost', value: 1 }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await db.selectFrom('counter').where('name', '=', 'lost').selectAll().execute()).toEqual(
      [],
    );
  });

  it('isolates concurrent transactions and parameters', async () => {
    const db = schemaOf<Tables>(database, 'shop');
    await db.insertInto('counter').values({ name: 'sum', value: 0 }).execute();
    await Promise.all(
      Array.from({ length: 40 }, (_, caller) =>
        transaction(db, async (trx) => {
          const row = await trx
            .selectFrom('counter')
            .where('name', '=', 'sum')
            .forUpdate()
            .selectAll()
            .executeTakeFirstOrThrow();
          const echo = await sql<{ caller: number }>`select ${caller}::int as caller`.execute(trx);
          expect(echo.rows).toEqual([{ caller }]);
          await trx
            .updateTable('counter')
            .set({ value: row.value + 1 })
            .where('name', '=', 'sum')
            .execute();
        }),
      ),
    );
    const { value } = await db
      .selectFrom('counter')
      .where('name', '=', 'sum')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(value).toBe(40);
  });

  it('recognises a unique violation and its constraint', async () => {
    const db = schemaOf<Tables>(database, 'shop');
    const insert = () => db.insertInto('counter').values({ name: 'one', value: 1 }).execute();
    await insert();
    const error: unknown = await insert().catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'counter_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    expect(isUnavailable(error)).toBe(false);
  });
});

describe('limits of SEC-16', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openOwnServer();
  });
  afterAll(() => database.close());

  it('ends a statement after 2 s; the pool keeps working', async () => {
    const started = performance.now();
    const error: unknown = await database.pool
      .query('select pg_sleep(30)')
      .catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('drops a connection that hangs and never reuses it (T-R05)', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    process.kill(backend, 'SIGSTOP');
    try {
      const started = performance.now();
      const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
      expect(isUnavailable(error)).toBe(true);
      expect(performance.now() - started).toBeLessThan(15_000);
      client.release();
      const { rows: next } = await database.pool.query<{ pid: number }>(
        'select pg_backend_pid() as pid',
      );
      expect(next[0]?.pid).not.toBe(backend);
    } finally {
      process.kill(backend, 'SIGCONT');
    }
  });

  it('retries a transaction that lost a deadlock', async () => {
    await database.pool.query(`create schema pair;
      create table pair.counter (name text primary key, value int not null);
      insert into pair.counter values ('a', 0), ('b', 0)`);
    const db = schemaOf<Tables>(database, 'pair');
    let waiting = 2;
    const bothHoldOne = Promise.withResolvers<void>();
    const add = (first: string, second: string) =>
      transaction(db, async (trx) => {
        const raise = (name: string) =>
          trx
            .updateTable('counter')
            .set((eb) => ({ value: eb('value', '+', 1) }))
            .where('name', '=', name)
            .execute();
        await raise(first);
        waiting -= 1;
        if (waiting === 0) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await raise(second);
      });
    await Promise.all([add('a', 'b'), add('b', 'a')]);
    expect(waiting).toBeLessThan(0);
    const { rows } = await database.pool.query(
      'select name, value from pair.counter order by name',
    );
    expect(rows).toEqual([
      { name: 'a', value: 2 },
      { name: 'b', value: 2 },
    ]);
  });
});
