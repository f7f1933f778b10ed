import { content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import * as internal from '@kandil/contract/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobRun } from '../../../platform/queue/index.ts';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { GuideError } from '../flows/guide/faults.ts';
import { type GuideImport, importGuide } from '../flows/guide/import.ts';
import { parts, programme, utc, xmltv } from '../flows/guide/xmltv.fixture.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { tidyBroadcastsHandler } from '../handlers/tidy-broadcasts.ts';
import { contentTables, type Db } from '../store/sql.ts';

const HOUR = 3_600_000;
/** Tests that import whole catalogues. */
const SLOW = { timeout: 120_000 };
const STREAM = 'https://live.example/master.m3u8';
const GUIDE = { url: 'https://guide.example/xmltv.xml', id: 'hilal.example' };

let product: ProductApp;
let db: Db;
let guest: Visitor;
/** An hour that has begun. */
let hour: number;

/** The demo's catalogue with two channels of another party: one for everybody, one for children. */
async function withStreams(change: (file: Catalogue) => void = () => undefined) {
  const file = structuredClone(await demoCatalogue()) as Catalogue;
  const of = (code: string) => file.channels.find((channel) => channel.code === code) ?? {};
  Object.assign(of('hilal'), { stream: STREAM, programmes: [], zone: 'Asia/Riyadh', guide: GUIDE });
  Object.assign(of('fanous'), { stream: STREAM, programmes: [] });
  change(file);
  await importCatalogue(product.database, file, { pictures: await demoPictures() });
  product.forget();
  return file;
}

beforeAll(async () => {
  product = await openProductApp({ isStill: true });
  db = contentTables(product.database);
  guest = product.visitor();
  hour = Math.floor(product.now() / HOUR) * HOUR;
  await withStreams();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from content.broadcast');
  product.forget();
});

const load = async (file: string, options: Partial<GuideImport> = {}) => {
  const report = await importGuide(db, {
    name: 'guide.xml',
    bytes: parts(file, 1000),
    channels: [{ code: 'hilal', id: 'h', zone: null }],
    now: product.now(),
    ...options,
  });
  product.forget();
  return report;
};
/** A programme so many minutes after the hour. */
const at = (from: number, to: number | null, title: string, id = 'h', more = '') =>
  programme(
    id,
    utc(hour + from * 60_000),
    to === null ? null : utc(hour + to * 60_000),
    `<title>${title}</title>${more}`,
  );
const channel = async (code: string, visitor = guest) =>
  (await visitor.call(content.channelByCode, { code })).data;
const guideOf = async (code: string, visitor = guest, hours = 24) => {
  const { id } = await channel(code, visitor);
  const from = new Date(hour).toISOString();
  const asked = { from, hours, channels: String(id) };
  return (await visitor.call(content.channelGuide, asked)).data[0]?.programmes ?? [];
};
const titles = async (...args: Parameters<typeof guideOf>) =>
  (await guideOf(...args)).map(
    ({ title, startDate, endDate }) =>
      `${title} ${(Date.parse(startDate) - hour) / 60_000}-${(Date.parse(endDate) - hour) / 60_000}`,
  );

describe('the guide of a channel of another party', () => {
  test('has what was imported, with its gaps; everything that shows programmes agrees', async () => {
    const report = await load(
      xmltv(at(-30, 60, 'One'), at(90, 120, 'Two'), at(120, null, 'Three')),
    );
    expect(report.channels).toMatchObject([
      {
        code: 'hilal',
        programmes: 2,
        refusal: null,
        notes: ['1 left out: no stop, and no start within 24 hours'],
      },
    ]);
    expect(await titles('hilal')).toEqual(['One -30-60', 'Two 90-120']);
    const { id, epgInfo } = await channel('hilal');
    expect(epgInfo?.currentEPGTitle).toBe('One');
    expect((await guest.call(content.channelEpg, { id })).data).toEqual(await guideOf('hilal'));
    const { data } = await guest.call(content.channelsAll, {});
    expect(data.find((each) => each.id === id)?.epgInfo).toEqual(epgInfo);
    product.advance(hour + 70 * 60_000 - product.now());
    expect((await channel('hilal')).epgInfo).toBeNull();
    product.advance(hour + 95 * 60_000 - product.now());
    expect((await channel('hilal')).epgInfo?.currentEPGTitle).toBe('Two');
    product.advance(hour + 60_000 - product.now());
  });

  test('has each text in the language of the visitor, else in the first one of the file', async () => {
    const more = '<title lang="ar">الأخبار</title><desc lang="en">The day</desc>';
    await load(xmltv(at(0, 60, 'Journal', 'h', more)));
    const arabic = product.visitor({ language: 'ar' });
    expect(await guideOf('hilal', arabic)).toMatchObject([
      { title: 'الأخبار', storyline: 'The day' },
    ]);
    expect(await guideOf('hilal')).toMatchObject([{ title: 'Journal', storyline: 'The day' }]);
  });

  test('leads to the title or the episode of the catalogue that it names', async () => {
    const shows = (code: string) => `<episode-num system="catalogue">${code}</episode-num>`;
    await load(
      xmltv(
        at(0, 10, 'A', 'h', shows('night-of-power')),
        at(10, 20, 'B', 'h', shows('keeper-of-cordoba-s1e1')),
        at(20, 30, 'C', 'h', shows('no-such-code')),
      ),
    );
    const codes = (await guideOf('hilal')).map(({ seriesCode }) => seriesCode);
    expect(codes).toEqual(['night-of-power', 'keeper-of-cordoba', null]);
  });

  test('stays outside of the span of an import, cut where that begins', async () => {
    await load(xmltv(at(0, 60, 'A'), at(60, 120, 'B'), at(120, 180, 'C'), at(180, 240, 'D')));
    await load(xmltv(at(90, 180, 'New')));
    expect(await titles('hilal')).toEqual(['A 0-60', 'B 60-90', 'New 90-180', 'D 180-240']);
  });

  test('survives an import of the catalogue, also one without its channel', SLOW, async () => {
    const channels = ['hilal', 'fanous'].map((code) => ({ code, id: 'h', zone: null }));
    await load(xmltv(at(0, 60, 'A')), { channels });
    await withStreams((file) => {
      file.channels = file.channels.filter(({ code }) => code !== 'hilal');
    });
    expect(await titles('fanous')).toEqual(['A 0-60']);
    await withStreams();
    expect(await titles('hilal')).toEqual(['A 0-60']);
  });

  test('is not one of a channel with programmes, which makes its guide from them', async () => {
    await load(xmltv(at(0, 60, 'Wrong')), { channels: [{ code: 'bogaz', id: 'h', zone: null }] });
    expect(await titles('bogaz')).not.toContain('Wrong 0-60');
  });
});

describe('a good guide', () => {
  const halfHours = (count: number, name = 'P') =>
    Array.from({ length: count }, (_, index) =>
      at(60 + index * 30, 90 + index * 30, `${name}${index}`),
    );

  test('is not replaced by an empty, a broken or a much shorter one', async () => {
    await load(xmltv(...halfHours(16)));
    const before = await titles('hilal');
    const empty = await load(xmltv(at(0, 60, 'Other', 'another')));
    expect(empty.channels[0]?.refusal).toBe("the file has no programmes for 'h'");
    expect(empty.others).toEqual({ ids: ['another'], count: 1 });
    const few = xmltv(at(60, 70, 'First'), at(520, 540, 'Last'));
    expect((await load(few)).channels[0]?.refusal).toBe(
      'it is much shorter: 2 programmes of 0.5 hours would replace 16 of 8.0 hours',
    );
    const broken = xmltv(...halfHours(15, 'Q'), at(600, 500, 'Wrong'));
    await expect(load(broken)).rejects.toThrow(GuideError);
    await expect(load(xmltv(...halfHours(16, 'Q')).slice(0, -30))).rejects.toThrow('no XML');
    expect(await titles('hilal')).toEqual(before);
    expect((await load(few, { force: true })).channels[0]?.refusal).toBeNull();
    expect(await titles('hilal')).toEqual(['First 60-70', 'Last 520-540']);
  });

  test('of another channel in the same file is replaced all the same', async () => {
    const channels = ['hilal', 'fanous'].map((code) => ({ code, id: code, zone: null }));
    const { channels: reports } = await load(xmltv(at(0, 60, 'A', 'fanous')), { channels });
    expect(reports.map(({ code, refusal }) => [code, refusal === null])).toEqual([
      ['hilal', false],
      ['fanous', true],
    ]);
    expect(await titles('fanous')).toEqual(['A 0-60']);
  });

  test('is not replaced by a dry run', async () => {
    const { channels: reports } = await load(xmltv(at(0, 60, 'A')), { dryRun: true });
    expect(reports).toMatchObject([{ programmes: 1, refusal: null }]);
    expect(await titles('hilal')).toEqual([]);
  });
});

test('a child sees no details of what is for older people', async () => {
  const rated = (value: string) => `<desc>Blood</desc><rating><value>${value}</value></rating>`;
  const grownUp = '<episode-num system="catalogue">night-of-power</episode-num>';
  await load(
    xmltv(
      at(0, 10, 'Lamb', 'h', rated('3+')),
      at(10, 20, 'Wolf', 'h', rated('16+')),
      at(20, 30, 'Owl', 'h', rated('?')),
      at(30, 40, 'Night', 'h', grownUp),
      at(40, 50, 'Duck', 'h'),
    ),
    { channels: [{ code: 'fanous', id: 'h', zone: null }] },
  );
  expect((await guideOf('fanous')).map(({ title }) => title)).toContain('Wolf');
  const child = await product.member('family', { kids: true });
  const name = (await channel('fanous')).title;
  const seen = await guideOf('fanous', child);
  expect(seen.map(({ title }) => title)).toEqual(['Lamb', name, name, name, 'Duck']);
  expect(seen[1]).toMatchObject({ storyline: '', seriesCode: null, catchUp: false });
  product.advance(15 * 60_000 + hour - product.now());
  expect((await channel('fanous', child)).epgInfo?.currentEPGTitle).toBe(name);
  expect((await channel('fanous')).epgInfo?.currentEPGTitle).toBe('Wolf');
  product.advance(60_000 + hour - product.now());
});

test(
  'the zone and the guide of a channel are in the export; a loop has no guide',
  SLOW,
  async () => {
    const file = await withStreams();
    const { channels } = await exportCatalogue(product.database);
    expect(channels).toEqual(file.channels);
    const wrong = (change: object) =>
      withStreams(({ channels: all }) => void Object.assign(all[0] ?? {}, change));
    await expect(wrong({ guide: GUIDE })).rejects.toThrow('is made from them');
    await expect(wrong({ zone: 'Europe/Istambul' })).rejects.toThrow('no time zone');
  },
);

test('an import of a guide changes the version of the guide, and not that of the catalogue', async () => {
  const versions = () =>
    Promise.all([
      product.internal(internal.catalogueVersion, {}),
      product.internal(internal.guideVersion, {}),
    ]);
  const [catalogue, guide] = await versions();
  await load(xmltv(at(0, 60, 'A')));
  const [sameCatalogue, otherGuide] = await versions();
  expect(sameCatalogue).toBe(catalogue);
  expect(otherGuide).not.toBe(guide);
});

test('old broadcasts are removed', async () => {
  await load(xmltv(at(0, 60, 'Old'), at(60, 120, 'New')));
  const later = hour + 14 * 24 * HOUR + 61 * 60_000;
  const run = { signal: new AbortController().signal } as JobRun;
  await tidyBroadcastsHandler({ db, now: () => later }).run({}, run);
  expect(await titles('hilal')).toEqual(['New 60-120']);
  // They would not be stored, either.
  await load(xmltv(at(0, 60, 'Old'), at(60, 120, 'New')), { now: later });
  expect(await titles('hilal')).toEqual(['New 60-120']);
});
