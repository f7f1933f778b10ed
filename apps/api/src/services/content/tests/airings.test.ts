import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clipOf } from '../../../../../../packages/media/src/clip.fixture.ts';
import { silentLog } from '../../../platform/log.ts';
import type { JobRun, Queue } from '../../../platform/queue/index.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { importGuide } from '../flows/guide/import.ts';
import { parts, programme, utc, xmltv } from '../flows/guide/xmltv.fixture.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { bind } from '../flows/ingest/bind.ts';
import { lockAiringsHandler } from '../handlers/lock-airings.ts';
import { countUnplayed } from '../store/airings.ts';
import { contentTables } from '../store/sql.ts';
import { catalogueCache } from '../world.ts';
import { mediaCatalogue } from '../store/media.ts';

const database = await openTestDatabase({ from: 'migrated' });
const db = contentTables(database);
const queue: Pick<Queue, 'enqueue'> = { enqueue: async () => true };
const CHANNEL = 'hilal';
const CHILDREN = 'fanous';
const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 20, 20, 0, 0);

let file: Catalogue;
/** A film by the code of its title, episodes of which the second is not ingested, and a trailer of a title for children. */
const codeOf = {
  film: 'the-reed-cutter',
  episode: 'architects-of-light-s1e1',
  none: 'architects-of-light-s1e2',
  filler: 'eleven-sandals-trailer',
};
const asset = (digit: number) => `ingest-${String(digit).repeat(16)}`;

beforeAll(async () => {
  file = structuredClone(await demoCatalogue()) as Catalogue;
  for (const [code, ladder] of [
    [CHANNEL, [360, 720]],
    [CHILDREN, undefined],
  ] as const) {
    const channel = file.channels.find((each) => each.code === code);
    const schedule = { filler: codeOf.filler, ...(ladder && { ladder: [...ladder] }) };
    Object.assign(channel ?? {}, { programmes: [], schedule, ageRating: 7 });
  }
  await importCatalogue(database, file, { pictures: await demoPictures() });
  const clips = [
    [codeOf.filler, asset(1), 15],
    [`${codeOf.film}-film`, asset(2), 900],
    [codeOf.episode, asset(3), 300],
  ] as const;
  for (const [code, id, segments] of clips)
    await bind(db, queue, code, {
      clip: { ...clipOf(id, { segments }), version: '0123abcd' },
      subtitles: [],
      marks: null,
    });
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const name of ['broadcast', 'airing', 'airing_lock'])
    await database.pool.query(`delete from content.${name}`);
});

/** A broadcast that shows a video, in minutes from NOW. */
const shows = (what: keyof typeof codeOf | 'news', from: number, to: number, more = '') =>
  programme(
    'x',
    utc(NOW + from * MINUTE),
    utc(NOW + to * MINUTE),
    `<title>${what}</title>${
      what === 'news' ? '' : `<episode-num system="catalogue">${codeOf[what]}</episode-num>`
    }${more}`,
  );

async function guide(programmes: readonly string[], code = CHANNEL): Promise<void> {
  const channels = [{ code, id: 'x', zone: null }];
  const bytes = parts(xmltv(...programmes), 4096);
  const report = await importGuide(db, { name: 'x.xml', bytes, channels, now: NOW, force: true });
  expect(report.channels.map(({ refusal }) => refusal)).toEqual([null]);
}

const warnings: unknown[] = [];
const log = { ...silentLog, warn: (fields: unknown) => void warnings.push(fields) };
/** A worker's turn, minutes from NOW. */
async function work(minute: number): Promise<void> {
  const handler = lockAiringsHandler({ db, log: log as never, now: () => NOW + minute * MINUTE });
  await handler.run({}, { signal: new AbortController().signal } as JobRun);
}

interface Stretch {
  what: string;
  from: number;
  first: number;
  count: number;
}
const NAMES = new Map([
  [asset(1), 'filler'],
  [asset(2), 'film'],
  [asset(3), 'episode'],
]);
/** What is locked of a channel: assets, minutes from NOW, and segments. */
async function locked(code = CHANNEL): Promise<Stretch[]> {
  const channel = await mediaCatalogue(database, catalogueCache()).channelOf(code);
  const airings = channel && 'airings' in channel ? channel.airings : [];
  return airings.map(({ asset: id, start, first, count }) => ({
    what: NAMES.get(id) ?? id,
    from: Math.floor((start - NOW) / MINUTE),
    first,
    count,
  }));
}
const films = async (code = CHANNEL) =>
  (await locked(code)).filter(({ what }) => what !== 'filler');
const everything = async () =>
  (await database.pool.query('select * from content.airing order by channel_code, number')).rows;

describe('a worker locks what a channel with a schedule plays', () => {
  test('ten minutes before: the guide names videos, or titles of one film; the filler plays in between', async () => {
    await guide([shows('episode', 5, 60), shows('film', 30, 90), shows('episode', 70, 80)]);
    await work(0);
    expect(await films()).toEqual([{ what: 'episode', from: 5, first: 0, count: 300 }]);
    await work(19);
    expect(await films()).toHaveLength(1);
    await work(21);
    await work(61);
    expect(await films()).toEqual([
      { what: 'episode', from: 5, first: 0, count: 300 },
      { what: 'film', from: 30, first: 0, count: 600 },
      { what: 'episode', from: 70, first: 0, count: 300 },
    ]);
    const all = await locked();
    expect(all[0]).toEqual({ what: 'filler', from: -120, first: 0, count: 125 * 15 });
    expect(all.map(({ what }) => what)).toContain('filler');
  });

  test('once, whichever of several workers comes first', async () => {
    await Promise.all([work(-6), work(-6), work(-6)]);
    await guide([shows('episode', 5, 60), shows('film', 8, 90)]);
    await Promise.all([work(0), work(0), work(0), work(0)]);
    const together = await everything();
    expect(await films()).toEqual([
      { what: 'episode', from: 5, first: 0, count: 45 },
      { what: 'film', from: 8, first: 0, count: 900 },
    ]);
    await work(0);
    expect(await everything()).toEqual(together);
  });

  test('after it was away, from what was missed on; a film begins where it would be by then', async () => {
    await work(0);
    const before = (await everything()).filter(({ channel_code }) => channel_code === CHANNEL);
    await guide([shows('episode', 20, 60), shows('film', 60, 120)]);
    await work(50);
    const rows = (await everything()).filter(({ channel_code }) => channel_code === CHANNEL);
    expect(rows.slice(0, before.length)).toEqual(before);
    expect(await films()).toEqual(
      [
        { what: 'episode', from: 20, first: 0, count: 300 },
        { what: 'film', from: 60, first: 0, count: 900 },
      ].slice(0, 1),
    );
    await work(51);
    expect((await films()).at(-1)).toEqual({ what: 'film', from: 60, first: 0, count: 900 });
    await work(61);
    await guide([shows('episode', 75, 100)]);
    await work(80);
    // The film was on air, and servers may have read it: it is cut a minute ahead.
    expect((await films()).at(-1)).toMatchObject({ what: 'episode', from: 81 });
    expect((await films()).at(-1)?.first).toBe(90);
  });

  test('not again: an import changes what is not locked, and leaves what is', async () => {
    await guide([shows('episode', 5, 60), shows('film', 30, 90)]);
    await work(0);
    const before = await films();
    await guide([shows('film', 5, 30), shows('film', 7, 20), shows('episode', 30, 90)]);
    await work(1);
    expect(await films()).toEqual(before);
    await work(21);
    expect(await films()).toEqual([...before, { what: 'episode', from: 30, first: 0, count: 300 }]);
  });

  test('with the filler for what has no film, and says so', async () => {
    warnings.length = 0;
    await guide([shows('episode', 5, 15), shows('none', 8, 40), shows('news', 50, 60)]);
    await work(0);
    expect(await films()).toEqual([{ what: 'episode', from: 5, first: 0, count: 45 }]);
    expect((await locked()).at(-1)?.what).toBe('filler');
    expect(warnings).toMatchObject([
      { channel: CHANNEL, ref: codeOf.none, problem: 'no film is ingested for the video' },
    ]);
    await work(45);
    expect(warnings.at(-1)).toMatchObject({ ref: null, problem: 'the guide names no video' });
  });

  test('never for children what is not for them', async () => {
    warnings.length = 0;
    await guide([shows('film', 5, 60)], CHILDREN);
    await work(0);
    expect(await films(CHILDREN)).toEqual([]);
    expect((await locked(CHILDREN)).map(({ what }) => what)).toContain('filler');
    expect(warnings).toMatchObject([
      { channel: CHILDREN, problem: 'it is not for the children of this channel' },
    ]);
  });

  test('only while its video is shown', async () => {
    warnings.length = 0;
    const end = (until: string) =>
      database.pool.query('update content.video set shown_until = $1 where code = $2', [
        until,
        `${codeOf.film}-film`,
      ]);
    await end(new Date(NOW + 5 * MINUTE).toISOString());
    try {
      await guide([shows('film', 5, 60)]);
      await work(0);
      expect(await films()).toEqual([]);
      expect(warnings).toMatchObject([
        { channel: CHANNEL, problem: 'the video is not shown at that time' },
      ]);
    } finally {
      await end('infinity');
    }
  });

  test('and its filler only while that is on show: then it plays nothing', async () => {
    warnings.length = 0;
    const end = (until: string) =>
      database.pool.query('update content.video set shown_until = $1 where code = $2', [
        until,
        codeOf.filler,
      ]);
    await guide([shows('film', 5, 60)]);
    await end(new Date(NOW + 5 * MINUTE).toISOString());
    try {
      await work(0);
      expect((await locked()).map(({ what }) => what)).toEqual(['film']);
      expect(warnings).toContainEqual({
        channel: CHANNEL,
        video: codeOf.filler,
        problem: 'the video is not shown at that time',
      });
    } finally {
      await end('infinity');
    }
  });
});

test('metrics count channels with nothing to play, and broadcasts without a film', async () => {
  const { rows } = await database.pool.query<{ now: Date }>('select now() as now');
  const soon = (rows[0]?.now.getTime() ?? 0) + 60 * MINUTE;
  const at = (minute: number) => Math.round((soon - NOW) / MINUTE) + minute;
  await guide([
    shows('film', at(0), at(5)),
    shows('none', at(5), at(9)),
    shows('news', at(9), at(20)),
  ]);
  expect(await countUnplayed(db)).toEqual({ channels: 2, broadcasts: 2 });
});

test('the catalogue keeps schedules, and names a filler that does not exist', async () => {
  const { channels } = await exportCatalogue(database);
  const schedules = channels.flatMap(({ schedule }) => schedule ?? []);
  expect(schedules).toEqual([
    { filler: codeOf.filler, ladder: [360, 720] },
    { filler: codeOf.filler },
  ]);
  const wrong = structuredClone(file);
  const position = wrong.channels.findIndex(({ code }) => code === CHANNEL);
  Object.assign(wrong.channels[position]?.schedule ?? {}, { filler: 'no-such-video' });
  const children = wrong.channels.findIndex(({ code }) => code === CHILDREN);
  Object.assign(wrong.channels[children]?.schedule ?? {}, { filler: codeOf.episode });
  const failure = importCatalogue(database, wrong, { pictures: await demoPictures() });
  await expect(failure).rejects.toThrow(
    `channels[${position}] (${CHANNEL}).schedule.filler: there is no video 'no-such-video'`,
  );
  const place = `channels\\[${children}\\] \\(${CHILDREN}\\)\\.schedule\\.filler`;
  await expect(failure).rejects.toThrow(new RegExp(`${place}: .*no title for children`));
});

test('a title whose film was removed plays the one that took its place', async () => {
  const other = structuredClone(file);
  const film = other.titles.find(({ code }) => code === codeOf.film)?.film;
  Object.assign(film ?? {}, { code: 'another-cut' });
  const pictures = await demoPictures();
  await importCatalogue(database, other, { pictures });
  await guide([shows('film', 0, 10)]);
  await work(0);
  expect(await films()).toEqual([]);
  const clip = { ...clipOf(asset(2), { segments: 900 }), version: '0123abcd' };
  await bind(db, queue, 'another-cut', { clip, subtitles: [], marks: null });
  await database.pool.query('delete from content.airing; delete from content.airing_lock');
  await work(0);
  expect(await films()).toMatchObject([{ what: 'film', from: 0 }]);
  await importCatalogue(database, file, { pictures });
});
