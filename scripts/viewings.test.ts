import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { recordedPlace } from './lib/place.fixture.ts';
import { viewings } from './lib/viewings-arguments.ts';

const CODE = 'keeper-of-cordoba-s1e1';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'demo' });
  // The command loads the whole product, which takes longer than a test may.
  await import('../apps/server/src/commands/perform.ts');
});
afterAll(() => database.close());

const run = (...args: string[]) =>
  recordedPlace({ DATABASE_URL: database.url, KANDIL_DATA_DIR: tmpdir() }).run((place) =>
    viewings(args, place),
  );

test('the viewings of a video are printed: how they went, and where they were left', async () => {
  expect(await run(CODE)).toMatchObject({
    code: 1,
    errors: `No viewing of '${CODE}' was added up yet.\n`,
  });
  const { rows } = await database.pool.query('select id from content.video where code = $1', [
    CODE,
  ]);
  const id = rows[0].id;
  await database.pool.query(
    `insert into watch.viewing_hour values (date_trunc('hour', now()), 'video', $1, 12, 10, 8000, 7200, 1, 95000, 4, 5000, 3, 2),
       (date_trunc('hour', now()) - interval '1 hour', 'video', $1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1),
       (date_trunc('hour', now()), 'channel', $1, 99, 99, 99, 99, 0, 1, 1, 1, 1, 1)`,
    [id],
  );
  await database.pool.query('insert into watch.viewing_end values ($1, 7, 2), ($1, 100, 8)', [id]);
  expect(await run(CODE)).toMatchObject({
    code: 0,
    errors: '',
    out: [
      `'${CODE}' in the last 90 days: 14 viewings, 10 with a picture, 2 failed before it`,
      'First picture after 0.8 s, 720 lines; stalled 5.0 % of the time; 3 errors',
      'Left at, since the first viewing:',
      `  7 %       2 ${'#'.repeat(13)}`,
      `100 %       8 ${'#'.repeat(50)}`,
      '',
    ].join('\n'),
  });
});

test('an unknown video, and arguments that are none, are said', async () => {
  expect(await run('no-such-video')).toMatchObject({
    code: 1,
    errors: "The catalogue has no video 'no-such-video'.\n",
  });
  for (const args of [[], ['--help'], ['a', 'b']])
    expect((await run(...args)).errors).toContain('Usage: npm run viewings -- CODE');
});
