import type { Catalogue } from '@kandil/contract/catalogue';
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueCache } from '../../world.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { schemaOf } from '../../../../platform/database/kysely.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { silentLog } from '../../../../platform/log.ts';
import { openQueue, type Queue } from '../../../../platform/queue/index.ts';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { exportCatalogue } from '../export/index.ts';
import { importCatalogue } from '../import/index.ts';
import { mediaCatalogue } from '../../store/media.ts';
import type { ContentTables } from '../../store/tables.ts';
import { videoBy } from '../../store/videos.ts';
import { findDropped } from './drop-folder.ts';
import { film } from './film.fixture.ts';
import { forgetIngest } from './forget.ts';
import { ingest, type IngestTask, tryIngest } from './ingest.ts';
import { ingestHandler } from '../../handlers/ingest-dropped.ts';
import { type Places, placesOf } from './places.ts';
import { readStatus } from './status.ts';
import { isOpenForWriting } from './still-written.ts';
import { watchDropFolder } from './watch.ts';

const CODE = 'nur-film';
let database: Database;
let places: Places;
let folder = '';
let file = '';
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  places = placesOf(join(folder, 'data'));
  const pictures = await demoPictures();
  await importCatalogue(database, await demoCatalogue(), { pictures });
  file = await film(join(folder, 'film.mkv'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const db = () => schemaOf<ContentTables>(database, 'content');
const withDb: Parameters<typeof ingest>[1]['withDb'] = (work) => work(db());
const task = (more: Partial<IngestTask> = {}): IngestTask => ({
  code: CODE,
  file,
  subtitles: [],
  audio: [],
  ...more,
});
const take = (more?: Partial<IngestTask>) => ingest(task(more), { places, withDb });
const written = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};
/** A film of three seconds, and its first half. */
async function inTwoParts(path: string): Promise<{ whole: Buffer; half: Buffer }> {
  const whole = await readFile(await film(path));
  return { whole, half: whole.subarray(0, Math.round(whole.length * 0.6)) };
}
const view = { language: 'en', kids: false } as const;
const rows = async () => (await database.pool.query('select * from content.ingested')).rows;
const clips = async (code = CODE) =>
  (await mediaCatalogue(database, catalogueCache()).assetOf(code))?.clips;

describe('a file for a video', () => {
  test('is refused with a reason if it is invalid, and changes nothing', async () => {
    const marks = await written(
      'marks.json',
      '[\n  { "kind": "INTRO", "from": 0, "to": 1 },\n  { "kind": "SCENE", "from": 1, "to": 2 },\n  { "kind": "NAP", "from": 1, "to": 2 }\n]',
    );
    const late = await written(
      'late.json',
      '{ "marks": [\n{ "kind": "INTRO", "from": 0, "to": 90 }] }',
    );
    const halves = await written(
      'halves.json',
      '[{ "kind": "CHAPTER", "from": 0, "to": 1, "title": { "en": "Half \\ud83d" } }]',
    );
    const wrong: [Partial<IngestTask>, RegExp][] = [
      [{ code: 'nothing' }, /There is no video 'nothing' in the catalogue/],
      [{ code: 'nur' }, /'nur' is a title, no video. Its videos are: .*nur-film/],
      [{ code: "'; drop table content.video; --" }, /There is no video/],
      [{ file: join(folder, 'none.mp4') }, /cannot be read: ENOENT/],
      [{ file: marks }, /no video file/],
      [
        { extras: marks },
        /marks.json:3:\d+: \[1\].theme: a SCENE has a theme.*\nmarks.json:4:13: \[2\].kind: /,
      ],
      [
        { extras: halves },
        /halves.json:1:\d+: \[0\].title.en: has a character that cannot be stored/,
      ],
      [{ extras: late }, /late.json:2:\d+: marks\[0\].to: is behind the end/],
      [{ extras: file }, /film.mkv:\d+:\d+: this is not UTF-8/],
      [{ subtitles: [{ language: 'tr', file: marks }] }, /marks.json: this is neither SRT/],
      [{ audio: ['tr', 'ar'] }, /2 languages are named for 1 audio track/],
    ];
    for (const [more, words] of wrong) await expect(take(more)).rejects.toThrow(words);
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).not.toContain('data');
  });

  test('is checked by a dry run, which writes nothing', async () => {
    const report = await tryIngest(task(), { withDb });
    expect(report).toMatchObject({
      changed: true,
      rungs: ['180p (320x180)'],
      own: {
        duration: 3,
        audio: ['tr'],
        subtitles: [],
        marks: [{ kind: 'CHAPTER', title: { en: 'Dawn' } }],
      },
    });
    expect(await rows()).toEqual([]);
    expect(await readdir(folder)).not.toContain('data');
  });

  test('replaces the video’s clips, duration, languages and marks', async () => {
    const text = await written('en.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello\n');
    const extras = await written('own.json', '[{ "kind": "CREDITS", "from": 2, "to": 3.5 }]');
    const given = { subtitles: [{ language: 'en', file: text }], extras };
    const report = await take(given);
    expect(report.changed).toBe(true);
    expect(report.own.marks).toEqual([{ kind: 'CREDITS', from: 2, to: expect.closeTo(3, 1) }]);
    expect(await clips()).toEqual([report.own.clip]);
    const video = await videoBy(db(), view, { code: CODE });
    expect([video?.duration, video?.audio, video?.subtitles]).toEqual([3, ['tr'], ['en']]);
    const [before] = await rows();
    expect((await take(given)).changed).toBe(false);
    expect(await rows()).toEqual([before]);
    expect((await readdir(places.pack)).length).toBe(1);
  });

  test('survives an import, even one without the video; an export equals the catalogue file', async () => {
    const before = await clips();
    const demo = (await demoCatalogue()) as Catalogue;
    const changed = structuredClone(demo);
    const title = changed.titles.find(({ code }) => code === 'nur');
    if (title?.film) title.film.duration = 999;
    if (title) title.trailers = [];
    const trailer = await take({ code: 'nur-trailer' });
    const pictures = await demoPictures();
    await importCatalogue(database, changed, { pictures });
    expect((await videoBy(db(), view, { code: CODE }))?.duration).toBe(3);
    const exported = await exportCatalogue(database);
    expect(exported.titles.find(({ code }) => code === 'nur')?.film?.duration).toBe(999);
    expect(await clips('nur-trailer')).toBeUndefined();
    await importCatalogue(database, demo, { pictures });
    expect(await clips()).toEqual(before);
    expect(await clips('nur-trailer')).toEqual([trailer.own.clip]);
    await forgetIngest('nur-trailer', { places, withDb });
    expect(await forgetIngest(CODE, { places, withDb })).toBe(true);
    expect(await forgetIngest(CODE, { places, withDb })).toBe(false);
    expect((await clips())?.length).toBe(12);
  });

  describe('in the drop folder', () => {
    let queue: Queue;
    const stopping = new AbortController();
    let watching: Promise<void>;
    beforeAll(async () => {
      queue = await openQueue({ database, log: silentLog, retryDelay: 0, retryPoll: 0.5 });
      const world = { db: db(), places, keepFree: 0, stopping: stopping.signal };
      await queue.start([ingestHandler(world)], { work: true });
      await mkdir(places.drop, { recursive: true });
      watching = watchDropFolder(world, { queue, log: silentLog, everyMs: 50, quiet: () => 50 });
    });
    afterAll(async () => {
      stopping.abort();
      await watching;
      await queue.close();
    });
    const drop = (name: string, bytes: Buffer | string) =>
      writeFile(join(places.drop, name), bytes);
    const ended = (code: string, state: string) =>
      vi.waitFor(async () => expect((await readStatus(places, code))?.state).toBe(state), {
        timeout: 25_000,
      });

    test('is ingested with its side files and moved to `done`', async () => {
      await drop(`${CODE}.tr.srt`, '1\n00:00:01,000 --> 00:00:02,000\nMerhaba\n');
      await drop(`${CODE}.json`, '[{ "kind": "INTRO", "from": 0, "to": 1 }]');
      await drop(`${CODE}.mkv`, await readFile(file));
      await ended(CODE, 'done');
      expect((await readStatus(places, CODE))?.message).toMatch(
        /^plays now: 3 s; 180p .*subtitles tr; 1 marks/,
      );
      expect((await readdir(places.done)).toSorted()).toEqual([
        `${CODE}.json`,
        `${CODE}.mkv`,
        `${CODE}.tr.srt`,
      ]);
      expect(await rows()).toMatchObject([{ code: CODE, subtitles: ['tr'] }]);
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
        'alter table content.ingested add constraint refusing check (duration > 100) not valid',
      );
      try {
        await drop('nur-trailer.webm', await readFile(file));
        await ended('nur-trailer', 'failed');
        expect((await readStatus(places, 'nur-trailer'))?.message).toMatch(/violates check/);
      } finally {
        await database.pool.query('alter table content.ingested drop constraint refusing');
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
});

test('without ffmpeg a dropped film waits', async () => {
  const bare = placesOf(join(folder, 'bare'));
  const name = `${CODE}.mp4`;
  await mkdir(bare.drop, { recursive: true });
  await writeFile(join(bare.drop, name), Buffer.from('\0\0\0\x18ftypisom', 'latin1'));
  vi.stubEnv('PATH', join(folder, 'bare'));
  const { signal } = new AbortController();
  const { run } = ingestHandler({ db: db(), places: bare, keepFree: 0, stopping: signal });
  const context = { id: 'film', attempt: 1, signal, once: async () => false };
  await expect(run({ name }, context)).rejects.toThrow('ffmpeg with libx264 is needed');
  expect(await readStatus(bare, CODE)).toMatchObject({ state: 'waiting' });
  expect(await readdir(bare.drop)).toContain(name);
});
