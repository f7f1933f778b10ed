import { type Clip, filesOf } from '@kandil/media';
import { ALL_SERVICES } from '@kandil/contract/services';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shoot, tone } from '../../../packages/media/src/ingest/film.fixture.ts';
import { seeded } from '../../api/src/platform/database/fixtures/seeded.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { openBucket } from '../../api/src/testing/bucket.ts';
import { heldPrograms } from '../../api/src/testing/held-programs.ts';
import { figure } from '../../api/src/testing/rounds.ts';
import { firstRange, part, playlistOf } from './plays.fixture.ts';

/*
 * The worker of a film in the bucket is killed in each of its steps, and the next one may run on another node. Each step is
 * stopped where it is: a run of ffmpeg, a request to the bucket, or a transaction.
 */

const random = seeded();
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

let bucket: Awaited<ReturnType<typeof openBucket>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let pool: typeof database.pool;
let folder: string;
let programs: Awaited<ReturnType<typeof heldPrograms>>;
/** Holds the lock of the catalogue. */
let catalogue: { query(text: string): Promise<unknown>; release(ends: boolean): void };
const nodes = ['one', 'two'] as const;
const folderOf = (name: string) => join(folder, name);
let running: Stack | undefined;

async function start(name = pick(nodes)): Promise<Stack> {
  running = await startStack({
    dataDir: folderOf(name),
    env: {
      PATH: `${programs.bin}:${process.env['PATH']}`,
      DATABASE_URL: database.url,
      NODE_NAME: name,
      RATE_LIMIT_FACTOR: '10000',
      AVOD_ENABLED: 'true', // so that a guest may watch
      KANDIL_RUN: [...ALL_SERVICES, 'media', 'worker'].join(','),
      MEDIA_S3_URL: bucket.options.endpoint,
      MEDIA_S3_ACCESS_KEY_ID: bucket.options.accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
    },
  });
  return running;
}

beforeAll(async () => {
  bucket = await openBucket();
  database = await openTestDatabase({ from: 'demo' });
  ({ pool } = database);
  folder = await mkdtemp(join(tmpdir(), 'kandil-film-kills-'));
  programs = await heldPrograms(folder, process.env['PATH']);
  catalogue = await pool.connect();
  // The server would end a transaction that only holds a lock after five seconds; a busy machine takes longer.
  await catalogue.query('set idle_in_transaction_session_timeout = 0');
  const first = await start();
  await first.kill();
  for (const name of nodes)
    if (folderOf(name) !== first.dataDir)
      await cp(join(first.dataDir, 'secrets'), join(folderOf(name), 'secrets'), {
        recursive: true,
      });
});
afterAll(async () => {
  catalogue.release(true);
  await database.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

/** Where a worker stops. */
interface Step {
  name: string;
  hold(): Promise<unknown>;
  isReached(): Promise<boolean>;
}

const inRun = (name: string, program: 'ffmpeg' | 'ffprobe', pattern: string): Step => ({
  name,
  hold: () => programs.hold({ program, pattern, isDone: random() < 0.5 }),
  isReached: () => programs.isReached(),
});

const inRequest = (
  name: string,
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  after = 0,
): Step => ({
  name,
  hold: () => bucket.failWith({ method, key, after, mode: 'stall' }),
  isReached: async () => (await bucket.matched()) > after,
});

/** The transaction that writes the manifest and binds it waits for this lock. */
const inTransaction: Step = {
  name: 'manifest',
  async hold() {
    await catalogue.query('begin');
    await catalogue.query(`select pg_advisory_xact_lock(5730002, hashtext('content'))`);
  },
  async isReached() {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    );
    return rows.length > 0;
  },
};

async function release(): Promise<void> {
  await bucket.mend();
  await programs.release();
  await catalogue.query('rollback');
}

const ON_DISK = [
  inRequest('download', 'GET', 'incoming/'),
  inRun('probe', 'ffprobe', 'incoming-'),
  inRun('video', 'ffmpeg', '/part-0.part-'),
  inRun('loudness', 'ffmpeg', 'ebur128'),
  inRun('sound', 'ffmpeg', '/sound.part-'),
  inRun('storyboard', 'ffmpeg', '/board.part-'),
];
const IN_STORE = [
  inRequest('first file', 'PUT', 'media/'),
  inRequest('third file', 'PUT', 'media/', 2),
  inRequest('subtitles', 'PUT', '/text-'),
  inTransaction,
  inRequest('marker', 'PUT', '.done'),
  inRequest('end', 'DELETE', '.failed'),
];

/** Per film, the steps in which its workers are killed. */
const FILMS = [0, 1, 2, 3, 4, 5].map((n) => [ON_DISK[n], IN_STORE[n]] as [Step, Step]);

const PATIENCE = { timeout: 120_000, interval: 200 };
/** Jobs do not wait for their time. */
const hurry = () =>
  pool.query(
    `update queue.job set start_after = now() where name = 'content.ingest' and state in ('created', 'retry') and start_after > now()`,
  );

/** A minute after the death of a worker: its job and its video are free. */
async function forgetDead(): Promise<void> {
  await pool.query(
    `update queue.job set heartbeat_on = now() - interval '1 minute' where name = 'content.ingest' and state = 'active'`,
  );
  await pool.query(`update content.ingest_status set at = now() - interval '61 seconds'`);
}

/** Files of films that play, or of rows of assets, which the bucket lacks. */
async function missing(): Promise<string[]> {
  const keys = new Set(await bucket.keys());
  return (await assets()).flatMap((clip) => keysOf(clip)).filter((key) => !keys.has(key));
}

const assets = async (): Promise<Clip[]> =>
  (await pool.query<{ manifest: Clip }>('select manifest from content.asset')).rows.map(
    ({ manifest }) => manifest,
  );
const keysOf = (clip: Clip) =>
  filesOf(clip).map(({ file }) => `media/${clip.version}/${clip.id}/${file}`);

async function killIn(step: Step): Promise<void> {
  await step.hold();
  const worker = await start();
  await vi.waitFor(async () => {
    await hurry();
    expect(await step.isReached(), `${step.name}: ${worker.output()}`).toBe(true);
  }, PATIENCE);
  await worker.kill();
  await release();
  await forgetDead();
  expect(await missing(), step.name).toEqual([]);
}

/** A second run of the test begins as the first one. */
async function clear(): Promise<void> {
  await pool.query(`delete from queue.job where name = 'content.ingest'`);
  for (const rows of ['ingest_status', 'video_asset', 'video_subtitle', 'asset', 'subtitle_file'])
    await pool.query(`delete from content.${rows}`);
  for (const key of await bucket.keys()) await bucket.blobs.delete(key);
  for (const name of nodes)
    await rm(join(folderOf(name), 'ingest'), { recursive: true, force: true });
}

/** Puts the n-th film into the bucket, kills its workers, and lets the last one do its work. */
async function ingestKilled(code: string, n: number, steps: readonly Step[]): Promise<void> {
  const where = `${code}, killed in ${steps.map(({ name }) => name).join(' and ')}`;
  console.log(where);
  const file = join(folder, `${code}.mkv`);
  const film = await shoot(file, 'testsrc2=s=320x180:r=25:d=3', tone(300 + n, 3));
  const text = `1\n00:00:01,000 --> 00:00:02,000\nMerhaba ${n}\n`;
  await bucket.upload(`incoming/${code}.tr.srt`, text);
  await bucket.upload(`incoming/${code}.mkv`, await readFile(film));
  for (const step of steps) await killIn(step);
  const node = await start();
  await vi.waitFor(async () => {
    await hurry();
    expect(await bucket.keys(), node.output()).toContain(`incoming/${code}.mkv.done`);
  }, PATIENCE);
  await checkPlays(node, code);
  await node.kill();
}

const ASSET = /ingest-[0-9a-f]{16}\/180p\/media\.mp4/;

/** Fetches the playlist and the first segment, and compares it with the object of the bucket. */
async function checkPlays(node: Stack, code: string): Promise<void> {
  const range = await vi.waitFor(async () => {
    const found = await firstRange(await playlistOf(node, code));
    expect(found.address.pathname).toMatch(ASSET);
    return found;
  }, PATIENCE);
  const { status, bytes } = await part(range, node);
  const [file = ''] = ASSET.exec(range.address.pathname) ?? [];
  const [key = ''] = (await bucket.keys()).filter((each) => each.endsWith(file));
  const object = Buffer.from((await bucket.blobs.get(key)) ?? '');
  expect([status, bytes.length > 0, object.includes(bytes)], code).toEqual([206, true, true]);
}

/** One row for each film, and all their files. @returns keys of films that no row has */
async function unknownKeys(): Promise<string[]> {
  const { rows } = await pool.query('select code from content.video_asset');
  expect([rows.length, (await assets()).length]).toEqual([FILMS.length, FILMS.length]);
  expect(await missing()).toEqual([]);
  const { rows: places } = await pool.query<{ place: string }>(
    `select concat(manifest ->> 'version', '/', id) as place from content.asset
     union select concat(version, '/', id) from content.subtitle_file`,
  );
  expect(places).toHaveLength(2 * FILMS.length);
  const known = (key: string) => places.some(({ place }) => key.startsWith(`media/${place}/`));
  const others = (await bucket.keys()).filter((key) => !known(key));
  expect(others.filter((key) => /\.(?:done|failed)$/.test(key))).toHaveLength(FILMS.length);
  expect(await bucket.uploads()).toBe(0);
  return others.filter((key) => !key.startsWith('incoming/'));
}

/** Names in a folder of a node's ingest. */
const entries = (node: string, name: string) =>
  readdir(join(folderOf(node), 'ingest', name)).catch(() => []);
const SWEPT = /^(?:lock(?:-journal)?|(?:\.draft-)?ingest-[0-9a-f]{16})$/;

/** No copy of a film stays once its node looks again, and nothing that a sweep would not find. */
async function checkWork(): Promise<void> {
  for (const name of nodes) {
    const node = await start(name);
    await vi.waitFor(async () => {
      const work = await entries(name, 'work');
      expect(
        work.filter((each) => each.startsWith('incoming-')),
        name,
      ).toEqual([]);
    }, PATIENCE);
    await node.kill();
    const left = [...(await entries(name, 'work')), ...(await entries(name, 'made'))];
    expect(left.filter((each) => !SWEPT.test(each))).toEqual([]);
  }
}

test(
  'a film of the bucket whose worker is killed in any step is ingested once, plays, and leaves nothing',
  { tags: ['long'], timeout: 3_000_000 },
  async (context) => {
    context.onTestFinished(async () => {
      await running?.kill();
      await release();
    });
    await clear();
    const { rows } = await pool.query<{ code: string }>(
      'select code from content.video where ready and free order by code limit $1',
      [FILMS.length],
    );
    for (const [n, steps] of FILMS.entries()) await ingestKilled(rows[n]?.code ?? '', n, steps);
    await checkWork();
    expect(await unknownKeys()).toEqual([]);
    await figure(context, FILMS.flat().length, '0 films lost');
  },
);
