import { mkdir, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '../../../../platform/log.ts';
import { openQueue, type Queue } from '../../../../platform/queue/index.ts';
import { findDropped } from './drop-folder.ts';
import { ingestHandler } from '../../handlers/ingest-dropped.ts';
import { placesOf } from './places.ts';
import { readStatus } from './status.ts';
import { isOpenForWriting } from './still-written.ts';
import { watchDropFolder } from './watch.ts';
import { CODE, ingestOfFile, inTwoParts } from './ingest.fixture.ts';

const {
  database,
  folder,
  places,
  files,
  queue: noQueue,
  file,
  db,
  rows,
  recording,
} = await ingestOfFile();

describe('a film in the drop folder', () => {
  let queue: Queue;
  const stopping = new AbortController();
  let watching: Promise<void>;
  beforeAll(async () => {
    queue = await openQueue({ database, log: silentLog, retryDelay: 0, retryPoll: 0.5 });
    const limits = { keepFree: 0, loudness: -20, stopping: stopping.signal, incoming: null };
    const world = { db: db(), queue, files, places, node: 'one', ...limits };
    await queue.start([ingestHandler(world)], { work: true });
    await mkdir(places.drop, { recursive: true });
    watching = watchDropFolder(world, { log: silentLog, everyMs: 50, quiet: () => 50 });
  });
  afterAll(async () => {
    stopping.abort();
    await watching;
    await queue.close();
  });
  const drop = (name: string, bytes: Buffer | string) => writeFile(join(places.drop, name), bytes);
  const ended = (code: string, state: string) =>
    vi.waitFor(async () => expect((await readStatus(places, code))?.state).toBe(state), {
      timeout: 25_000,
    });

  test('is ingested with its side files and moved to `done`', async () => {
    await drop(`${CODE}.tr.srt`, '1\n00:00:01,000 --> 00:00:02,000\nMerhaba\n');
    await drop(`${CODE}.tr.SDH.srt`, '1\n00:00:01,000 --> 00:00:02,000\n[müzik] Merhaba\n');
    const sound = '[{ "language": "tr", "kind": "MAIN" }]';
    const marks = '[{ "kind": "INTRO", "from": 0, "to": 1 }]';
    await drop(`${CODE}.json`, `{ "marks": ${marks}, "audio": ${sound} }`);
    await drop(`${CODE}.mkv`, await readFile(file));
    await ended(CODE, 'done');
    expect((await readStatus(places, CODE))?.message).toMatch(
      /^plays now: 3 s; 180p .*subtitles tr, tr\.sdh; .*1 marks/,
    );
    expect((await readdir(places.done)).toSorted()).toEqual([
      `${CODE}.json`,
      `${CODE}.mkv`,
      `${CODE}.tr.SDH.srt`,
      `${CODE}.tr.srt`,
    ]);
    expect(await recording()).toMatchObject({
      sounds: [{ language: 'tr', kind: 'MAIN' }],
      subtitles: [
        { language: 'tr', kind: 'FULL' },
        { language: 'tr', kind: 'SDH' },
      ],
    });
  }, 30_000);

  test('is moved to `failed` with the reason if it is invalid; links and partial copies are ignored', async () => {
    await symlink(file, join(places.drop, 'nur-trailer.mkv'));
    await drop('.nur-trailer.mkv', 'half');
    await drop('../../etc.mkv'.replaceAll('/', '-'), 'no code');
    await drop('no-such-video.mp4', 'not a film');
    await ended('no-such-video', 'failed');
    expect((await readStatus(places, 'no-such-video'))?.message).toMatch(/There is no video/);
    expect(await readdir(places.failed)).toEqual(['no-such-video.mp4']);
    expect(await readStatus(places, 'nur-trailer')).toBeUndefined();
    expect((await rows()).map(({ code }) => code as string)).toEqual([CODE]);
  }, 30_000);

  test('is forgotten on request, also its status; an unknown code is answered in `failed`', async () => {
    await drop(`${CODE}.forget`, '');
    await drop('nothing.forget', '');
    const answered = async () => [
      ...(await readdir(places.done)),
      ...(await readdir(places.failed)),
    ];
    await vi.waitFor(
      async () =>
        expect((await answered()).filter((name) => name.endsWith('.forget'))).toEqual([
          `${CODE}.forget`,
          'nothing.forget',
        ]),
      { timeout: 25_000 },
    );
    expect(await readdir(places.done)).toContain(`${CODE}.forget`);
    expect(await rows()).toEqual([]);
    expect(await readStatus(places, CODE)).toBeUndefined();
  }, 30_000);

  test('is not ingested while a program writes it, and again if it grows afterwards', async () => {
    const name = 'nur-trailer.ts';
    const { whole, half } = await inTwoParts(join(folder, name));
    const copy = await open(join(places.drop, name), 'w');
    await copy.write(half);
    await expect(isOpenForWriting(join(places.drop, name))).resolves.toBe(
      process.platform === 'linux',
    );
    await copy.close();
    await ended('nur-trailer', 'done');
    expect((await readStatus(places, 'nur-trailer'))?.message).toMatch(/^plays now: [12] s/);
    await writeFile(join(places.done, name), whole.subarray(half.length), { flag: 'a' });
    await vi.waitFor(
      async () =>
        expect((await readStatus(places, 'nur-trailer'))?.message).toMatch(/^plays now: 3 s/),
      { timeout: 25_000 },
    );
    expect(await readdir(places.done)).toContain(name);
  }, 60_000);

  test('that looks cut off waits while its copy may go on, with an extension in capitals, too', async () => {
    const { whole, half } = await inTwoParts(join(folder, 'film.mp4'));
    await rm(join(places.done, `${CODE}.mkv`), { force: true });
    await drop(`${CODE}.ENG.SRT`, '1\n00:00:01,000 --> 00:00:02,000\nHello\n');
    await drop(`${CODE}.MP4`, half);
    await vi.waitFor(
      async () => expect((await readStatus(places, CODE))?.message).toMatch(/damaged or cut off/),
      { timeout: 25_000 },
    );
    expect((await readStatus(places, CODE))?.state).toBe('waiting');
    await drop(`${CODE}.MP4`, whole);
    await ended(CODE, 'done');
    expect((await readStatus(places, CODE))?.message).toMatch(/^plays now: 3 s; .*subtitles en/);
  }, 60_000);

  test('is moved to `failed` if a constraint of the database refuses it: a retry would end the same way', async () => {
    await database.pool.query(
      'alter table content.video_asset add constraint refusing check (duration > 100) not valid',
    );
    try {
      await drop('nur-trailer.webm', await readFile(file));
      await ended('nur-trailer', 'failed');
      expect((await readStatus(places, 'nur-trailer'))?.message).toMatch(/violates check/);
    } finally {
      await database.pool.query('alter table content.video_asset drop constraint refusing');
    }
  }, 60_000);

  test('is not ingested while it grows', async () => {
    const other = { ...places, drop: join(folder, 'growing') };
    await mkdir(other.drop);
    const marks = new Set<string | undefined>();
    for (let part = 0; part < 3; part++) {
      await writeFile(join(other.drop, 'nur-trailer.mp4'), 'part', { flag: 'a' });
      marks.add((await findDropped(other))[0]?.mark);
    }
    expect(marks.size).toBe(3);
  });
});

test('without ffmpeg a dropped film waits', async () => {
  const bare = placesOf(join(folder, 'bare'));
  const name = `${CODE}.mp4`;
  await mkdir(bare.drop, { recursive: true });
  await writeFile(join(bare.drop, name), Buffer.from('\0\0\0\x18ftypisom', 'latin1'));
  vi.stubEnv('PATH', join(folder, 'bare'));
  // The first lines of the next file of this worker run before its first test.
  onTestFinished(() => void vi.unstubAllEnvs());
  const { signal } = new AbortController();
  const { run } = ingestHandler({
    db: db(),
    queue: noQueue,
    files,
    places: bare,
    incoming: null,
    node: 'one',
    keepFree: 0,
    loudness: -20,
    stopping: signal,
  });
  const context = { id: 'film', attempt: 1, signal, once: async () => false };
  await expect(run({ name }, context)).rejects.toThrow('ffmpeg with libx264 is needed');
  expect(await readStatus(bare, CODE)).toMatchObject({ state: 'waiting' });
  expect(await readdir(bare.drop)).toContain(name);
});
