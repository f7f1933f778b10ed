import { tmpdir } from 'node:os';
import { migrateDatabase } from '@kandil/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { jobs } from './lib/jobs-arguments.ts';
import { recordedPlace } from './lib/place.fixture.ts';

const MAIL = 'auth.send-code';
const BOOK = 'purchase.refund';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  await migrateDatabase(database.url); // with the queues
});
afterAll(() => database.close());

const run = (...args: string[]) =>
  recordedPlace({ DATABASE_URL: database.url, KANDIL_DATA_DIR: tmpdir() }).run((place) =>
    jobs(args, place),
  );

/** As the queue stores a job after its last attempt. */
async function putAside(job: string, reason: string, at: string): Promise<void> {
  await database.pool.query(
    `insert into queue.job (name, data, created_on, source_name, source_output)
     values ('dead-letter', '{"n":1}', $3, $1, jsonb_build_object('message', $2::text))`,
    [job, reason, at],
  );
}

const queued = async () => {
  const { rows } = await database.pool.query<{ name: string; count: number }>(
    `select name, count(*)::int as count from queue.job where state = 'created' group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

test('jobs that failed for good are listed by kind, run again, or dropped', async () => {
  expect(await run()).toMatchObject({ code: 0, out: 'No job was put aside.\n' });
  await putAside(MAIL, 'no answer', '2026-11-28T01:00:00Z');
  await putAside(MAIL, 'mailbox full', '2026-11-28T02:00:00Z');
  await putAside(BOOK, 'no price', '2026-11-28T03:00:00Z');
  expect((await run()).out).toBe(
    `${MAIL}: 2 since 2026-11-28T01:00:00.000Z; the last one: mailbox full\n` +
      `${BOOK}: 1 since 2026-11-28T03:00:00.000Z; the last one: no price\n`,
  );
  expect(await run('retry', MAIL)).toMatchObject({ code: 0, out: `To run again: 2 of ${MAIL}.\n` });
  expect(await queued()).toEqual({ [MAIL]: 2, 'dead-letter': 1 });
  expect(await run('drop', BOOK)).toMatchObject({ code: 0, out: `Dropped: 1 of ${BOOK}.\n` });
  expect(await queued()).toEqual({ [MAIL]: 2 });
  // Once done, or another name: nothing is dropped by mistake.
  for (const action of ['retry', 'drop'])
    expect(await run(action, BOOK)).toMatchObject({
      code: 1,
      errors: `No job '${BOOK}' was put aside. Nothing was changed.\n`,
    });
  expect((await run('drop')).errors).toContain('Usage:');
  expect(await queued()).toEqual({ [MAIL]: 2 });
});
