import { type Clip, filesOf } from '@kandil/media';
import { SERVICES } from '@kandil/contract/services';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, type TestContext, vi } from 'vitest';
import { shoot, tone } from '../../../packages/media/src/ingest/film.fixture.ts';
import { seeded } from '../../api/src/platform/database/fixtures/seeded.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { openBucket } from '../../api/src/testing/bucket.ts';
import { figure, rounds } from '../../api/src/testing/rounds.ts';
import { heldPrograms } from './held-programs.fixture.ts';
import { firstRange, part, playlistOf } from './plays.fixture.ts';

/*
 * The worker of a film in the bucket is killed in each of its steps, and the next one may run on another node. Each step is
 * stopped where it is: a run of ffmpeg, a request to the bucket, or a transaction.
 */

const random = seeded();
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

const bucket = await openBucket();
const database = await openTestDatabase({ from: 'demo' });
const { pool } = database;
const folder = await mkdtemp(join(tmpdir(), 'kandil-film-kills-'));
const programs = await heldPrograms(folder);
const nodes = ['one', 'two'] as const;
const folderOf = (name: string) => join(folder, name);
let running: Stack | undefined;

async function start(): Promise<Stack> {
  const name = pick(nodes);
  running = await startStack({
    dataDir: folderOf(name),
    env: {
      PATH: `${programs.bin}:${process.env['PATH']}`,
      DATABASE_URL: database.url,
      NODE_NAME: name,
      KANDIL_RUN: [...SERVICES, 'media', 'worker'].join(','),
      MEDIA_S3_URL: bucket.options.endpoint,
      MEDIA_S3_ACCESS_KEY_ID: bucket.options.accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
    },
  });
  return running;
}

beforeAll(async () => {
  const first = await start();
  await first.kill();
  for (const name of nodes)
    if (folderOf(name) !== first.dataDir)
      await cp(join(first.dataDir, 'secrets'), join(folderOf(name), 'secrets'), {
        recursive: true,
      });
});
afterAll(async () => {
  await running?.kill();
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
  isReached: programs.isReached,
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
const catalogue = await pool.connect();
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
const FILMS = rounds({ usual: 0, long: 1 })
  ? [0, 1, 2, 3, 4, 5].map((n) => [ON_DISK[n], IN_STORE[n]] as [Step, Step])
  : [[pick(ON_DISK), pick(IN_STORE)] as const];

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

async function workOf(): Promise<string[]> {
  const entries = nodes.map((name) => readdir(join(folderOf(name), 'ingest/work')).catch(() => []));
  return (await Promise.all(entries)).flat();
}

test(
  'a film of the bucket whose worker is killed in any step is ingested once, plays, and leaves nothing',
  async (context: TestContext) => {
    const { rows: videos } = await pool.query<{ code: string }>(
      'select code from content.video where ready order by code limit $1',
      [FILMS.length],
    );
    for (const [n, steps] of FILMS.entries()) {
      const code = videos[n]?.code ?? '';
      const where = `${code}, killed in ${steps.map(({ name }) => name).join(' and ')}`;
      console.log(where);
      const film = await shoot(
        join(folder, `${code}.mkv`),
        'testsrc2=s=320x180:r=25:d=3',
        tone(300 + n, 3),
      );
      await bucket.upload(
        `incoming/${code}.tr.srt`,
        `1\n00:00:01,000 --> 00:00:02,000\nMerhaba ${n}\n`,
      );
      await bucket.upload(`incoming/${code}.mkv`, await readFile(film));
      for (const step of steps) await killIn(step);
      const node = await start();
      await vi.waitFor(async () => {
        await hurry();
        expect(await bucket.keys(), node.output()).toContain(`incoming/${code}.mkv.done`);
      }, PATIENCE);
      const master = await vi.waitFor(async () => {
        const found = await playlistOf(node, code);
        expect(await (await fetch(found)).text()).toContain('RESOLUTION=320x180');
        return found;
      }, PATIENCE);
      const { status, bytes } = await part(await firstRange(master), node);
      const [own] = (await assets()).filter(({ id }) => master.pathname.includes(id));
      const object = Buffer.from(
        (await bucket.blobs.get(`media/${own?.version}/${own?.id}/180p/media.mp4`)) ?? '',
      );
      expect([status, bytes.length > 0, object.includes(bytes)], where).toEqual([206, true, true]);
      await node.kill();
    }
    await figure(context, FILMS.flat().length, '0 films lost');
    const { rows } = await pool.query('select code from content.video_asset');
    expect([rows.length, (await assets()).length]).toEqual([FILMS.length, FILMS.length]);
    expect(await missing()).toEqual([]);
    const all = await bucket.keys();
    const known = new Set((await assets()).flatMap(keysOf));
    const others = all.filter((key) => !known.has(key) && !/^media\/[0-9a-f]{8}\/text-/.test(key));
    expect(others.filter((key) => key.startsWith('media/'))).toEqual([]);
    expect(others.filter((key) => key.endsWith('.done'))).toHaveLength(FILMS.length);
    expect((await workOf()).filter((name) => name.startsWith('incoming-'))).toEqual([]);
    expect(await bucket.uploads()).toBe(0);
  },
  rounds({ usual: 400_000, long: 3_000_000 }),
);
