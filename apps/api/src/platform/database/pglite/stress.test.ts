import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPgliteTestDatabase } from '../../testing.ts';
import { seeded } from '../fixtures/seeded.ts';
import type { Database } from '../index.ts';

const CALLERS = 20;
const STEPS = 60;

let database: Database;
beforeAll(async () => {
  database = await openPgliteTestDatabase();
  await database.pool.query(`
    create table account (id int primary key, owner text not null, balance int not null);
    insert into account select n, 'owner ' || n, 0 from generate_series(0, ${CALLERS - 1}) n`);
});
afterAll(() => database.close());

/** The ways to ask for one row, which differ in the messages they send. */
const READS = [
  (id: number) => ({ text: 'select id, owner from account where id = $1', values: [id] }),
  (id: number) => ({ text: `select id, owner from account where id = ${id}` }),
  (id: number) => ({
    name: 'by-id',
    text: 'select id, owner from account where id = $1',
    values: [id],
  }),
];

async function read(pool: pg.Pool, id: number, way: number): Promise<void> {
  const { rows } = await pool.query(READS[way % READS.length]?.(id) ?? '');
  expect(rows).toEqual([{ id, owner: `owner ${id}` }]);
}

/** Moves 1 from one account to the next, unless it fails or thinks better of it. Returns whether it was committed. */
async function move(pool: pg.Pool, from: number, ending: number): Promise<boolean> {
  const to = (from + 1) % CALLERS;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ total: number }>(
      'select sum(balance)::int as total from account',
    );
    expect(rows).toEqual([{ total: 0 }]);
    await client.query('update account set balance = balance - 1 where id = $1', [from]);
    await client.query('update account set balance = balance + 1 where id = $1', [to]);
    if (ending < 0.2) await client.query('select 1 / $1::int', [0]).catch(() => {});
    const { command } = await client.query(ending < 0.1 || ending > 0.8 ? 'rollback' : 'commit');
    return command === 'COMMIT';
  } finally {
    client.release();
  }
}

it.each([1, 4])(
  'twenty callers on %i pools each get their own answers',
  { timeout: 60_000 },
  async (count) => {
    const random = seeded();
    const pools = Array.from(
      { length: count },
      () => new pg.Pool({ connectionString: database.url, max: 10 }),
    );
    await database.pool.query('update account set balance = 0');
    const expected = Array.from({ length: CALLERS }, () => 0);
    const caller = async (id: number) => {
      for (let step = 0; step < STEPS; step += 1) {
        const pool = pools[Math.floor(random() * count)] ?? database.pool;
        const ending = random();
        if (random() < 0.7) await read(pool, id, step);
        else if (await move(pool, id, ending)) {
          expected[id] = (expected[id] ?? 0) - 1;
          expected[(id + 1) % CALLERS] = (expected[(id + 1) % CALLERS] ?? 0) + 1;
        }
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, (_, id) => caller(id)));
    const { rows } = await database.pool.query<{ balance: number }>(
      'select balance from account order by id',
    );
    expect(rows.map(({ balance }) => balance)).toEqual(expected);
    await Promise.all(pools.map((pool) => pool.end()));
  },
);
