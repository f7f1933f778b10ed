import { contentTables } from '@kandil/api';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { folderFiles } from '../../apps/api/src/platform/media/files/folder.ts';
import { mediaFolder } from '../../apps/api/src/platform/media/files/index.ts';
import { openTestDatabase } from '../../apps/api/src/platform/testing.ts';
import { film } from '../../apps/api/src/services/content/flows/ingest/film.fixture.ts';
import { tidyMedia } from '../../apps/api/src/services/content/flows/tidy-media.ts';
import { shareStatus } from '../../apps/api/src/services/content/store/ingest-status.ts';
import { ingest } from '../lib/ingest-arguments.ts';
import { recordedPlace } from '../lib/place.fixture.ts';

/* The command on one node of a database that several nodes share. */

const database = await openTestDatabase({ from: 'demo' });
const folder = await mkdtemp(join(tmpdir(), 'kandil-ingest-command-'));
const CODE = 'nur-film';
const FILM = join(folder, 'film.mkv');
const TAKE = [FILM, '--title', CODE];
const DAY_MS = 24 * 60 * 60 * 1000;
const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(() => film(FILM));
beforeEach(async () => {
  await database.pool.query('delete from content.ingest_status');
  await database.pool.query('delete from content.video_asset; delete from content.asset');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Runs the command on a node. */
const on = (node: string, args: string[], { ending, onProgress }: Ending = {}) =>
  recordedPlace(
    { DATABASE_URL: database.url, KANDIL_DATA_DIR: join(folder, node), NODE_NAME: node },
    ending,
  ).run((place) => ingest(args, { ...place, ...(onProgress && { progress: onProgress }) }));

interface Ending {
  ending?: AbortController;
  onProgress?: () => void;
}

/** Lets no ingest publish until it is released. */
async function beforePublishing(): Promise<() => Promise<unknown>> {
  const client = await database.pool.connect();
  onTestFinished(() => client.release(true));
  // Without it the server ends a transaction that only holds a lock after five seconds.
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  await client.query(`select pg_advisory_xact_lock(5730002, hashtext('content'))`);
  return () => client.query('rollback');
}

const statusOn = async (node: string) => (await on(node, ['--status'])).out;

test('other nodes see how far its film is, and the result', async () => {
  const release = await beforePublishing();
  const work = on('two', TAKE);
  await vi.waitFor(
    async () => expect(await statusOn('one')).toMatch(/nur-film {2}\[\d\/6\] \w+ \d+ % \(on two\)/),
    WAIT,
  );
  await release();
  expect(await work).toMatchObject({ code: 0, out: expect.stringContaining('plays now: 3 s') });
  expect(await statusOn('one')).toMatch(/nur-film {2}done: plays now: 3 s.* \(on two\)/);
}, 60_000);

test('a film for a video that another node is at work on is refused, until that node is silent for a minute', async () => {
  const at = new Date().toISOString();
  const status = { code: CODE, file: 'nur-film.mkv', state: 'working', at } as const;
  await shareStatus(contentTables(database), 'one', status);
  const { code, errors } = await on('two', TAKE);
  expect([code, errors]).toEqual([
    1,
    `Another node is ingesting a film for '${CODE}': see npm run ingest -- --status. Run this command again when it has ended.\n`,
  ]);
  expect(await statusOn('one')).toContain(`${CODE}  working (on one)`);
  await database.pool.query(`update content.ingest_status set at = now() - interval '61 seconds'`);
  expect((await on('two', TAKE)).code).toBe(0);
}, 60_000);

test('a command that is ended says so in the status, and the next one resumes', async () => {
  const ending = new AbortController();
  const { code, errors } = await on('two', TAKE, { ending, onProgress: () => ending.abort() });
  expect([code, errors]).toEqual([1, 'Ended. Run the same command again to resume.\n']);
  expect(await statusOn('one')).toContain(
    `${CODE}  waiting: The command was ended. Run npm run ingest again for this film to resume. (on two)`,
  );
  expect((await on('three', TAKE)).code).toBe(0);
}, 60_000);

test('--unneeded lists what nothing needs, with the time at which it goes', async () => {
  const { pool } = database;
  // Without what the tests before have left.
  await rm(mediaFolder(join(folder, 'two')), { recursive: true, force: true });
  await pool.query('delete from content.unneeded_media');
  const tidy = (after = 0) =>
    tidyMedia({ db, files, now: Date.now() + after, signal: new AbortController().signal });
  const unneeded = () => on('two', ['--unneeded']);
  const assets = async () =>
    (await pool.query<{ id: string }>('select id from content.asset')).rows.map(({ id }) => id);
  const db = contentTables(database);
  const files = folderFiles(mediaFolder(join(folder, 'two')));
  await on('two', TAKE);
  await tidy();
  expect(await unneeded()).toMatchObject({
    code: 0,
    out: 'Everything that was ingested is needed.\n',
  });
  const [asset = ''] = await assets();
  await on('two', ['--forget', CODE]);
  await tidy();
  const { out } = await unneeded();
  const [, since = '', until = ''] =
    /^[0-9a-f]{8}\/(?:ingest-[0-9a-f]{16}): nothing needs it since (\S+); it goes after (\S+)\n$/.exec(
      out,
    ) ?? [];
  expect(out).toContain(`/${asset}: `);
  expect(Date.parse(until) - Date.parse(since)).toBe(30 * DAY_MS);
  // Ingesting the film again needs it again; forgotten again, it goes after the time that was printed.
  await on('two', TAKE);
  await tidy();
  expect((await unneeded()).out).toBe('Everything that was ingested is needed.\n');
  await on('two', ['--forget', CODE]);
  await tidy();
  await tidy(30 * DAY_MS + 1000);
  expect([await assets(), (await unneeded()).out]).toEqual([
    [],
    'Everything that was ingested is needed.\n',
  ]);
}, 60_000);

test.each([
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    /ECONNREFUSED|database/,
  ],
  ['a folder without a database', {}, /There is no database in .* yet/],
])('--unneeded on %s says so', async (_what, env, words) => {
  const { run } = recordedPlace({ KANDIL_DATA_DIR: join(folder, 'none'), ...env });
  const { code, errors } = await run((place) => ingest(['--unneeded'], place));
  expect([code, errors]).toEqual([1, expect.stringMatching(words)]);
});
