import { type AnyCall, content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import * as internal from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, pendingMigrations } from '../../../platform/database/migrations/index.ts';
import type { JobRun } from '../../../platform/queue/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import {
  codesIn,
  openPreview,
  type Preview,
  renamedCatalogue,
  WORD,
} from '../../../testing/preview.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { rankTitlesHandler } from '../handlers/rank-titles.ts';
import { contentModule } from '../module.ts';
import { contentTables } from '../store/sql.ts';

const SCHEMA = 'content_preview_1';
const MIGRATIONS = contentModule.migrations.map((source) => ({ ...source, schema: SCHEMA }));

const demo = (await demoCatalogue()) as Catalogue;
const renamed = renamedCatalogue(demo);
const other = {
  ...renamed,
  titles: renamed.titles.map((title, n) =>
    n > 0 ? title : { ...title, storyline: { en: 'Quixotry' } },
  ),
};
const pictures = await demoPictures();

let product: ProductApp;
let preview: Preview;
beforeAll(async () => {
  product = await openProductApp();
  await migrate(product.database, MIGRATIONS, silentLog);
  await importCatalogue(product.database, other, { pictures, schema: SCHEMA });
  preview = await openPreview(product, SCHEMA);
});
afterAll(async () => {
  await preview.close();
  await product.close();
});

const query = async <Row extends object>(text: string): Promise<Row[]> =>
  (await product.database.pool.query<Row>(text)).rows;

/** The first row of a table in a schema. */
async function firstIn(schema: string, rest: string): Promise<{ id: number; code: string }> {
  const [row] = await query<{ id: number; code: string }>(
    `select id, code from ${schema}.${rest} order by id limit 1`,
  );
  return row ?? { id: 0, code: '' };
}

const list = { limit: 50 };
type Inputs = Record<string, Record<string, unknown>>;

/** Each call that reads the catalogue or writes what a member says of it, with an input that a schema has. */
async function inputsIn(schema: string): Promise<Inputs> {
  const series = await firstIn(schema, "title where kind = 'SERIES' and kids");
  const video = await firstIn(schema, `video where type = 'EPISODE' and title_id = ${series.id}`);
  const season = await firstIn(schema, `season where title_id = ${series.id}`);
  const channel = await firstIn(schema, 'channel');
  const category = await firstIn(schema, 'category');
  const row = await firstIn(schema, "breakdown where type = 'DISCOVERY'");
  const genre = await firstIn(schema, 'genre');
  const group = await firstIn(
    schema,
    `channel_category where exists (select from ${schema}.channel_in_category
    where category_id = channel_category.id)`,
  );
  const code = { code: channel.code };
  return {
    addToMyList: { seriesId: series.id },
    breakdownItemsPaged: { containerId: row.id, ...list },
    breakdowns: {},
    carousel: {},
    categories: {},
    categoryItems: { categoryId: category.id, ...list },
    channelByCode: code,
    channelCategories: {},
    channelFavouriteAdd: { id: channel.id },
    channelFavourites: {},
    channelGuide: { from: new Date(product.now()).toISOString(), category: group.code },
    channelsAll: {},
    channelsOfCategory: { code: group.code },
    contentLikesRate: { seriesId: series.id, likesRate: 'LIKE' },
    contentSimilar: { contentId: series.id },
    contentTrailers: { contentId: series.id, ...list },
    episodesOfSeason: { seasonId: season.id, ...list },
    episodesOfSeries: { seriesId: series.id, ...list },
    faqList: {},
    genreContentItems: { genreId: genre.id, ...list },
    genreList: {},
    memberPart: { seriesId: series.id },
    myList: list,
    seriesFindById: { code: series.code },
    seriesList: list,
    seriesSeasons: { seriesId: series.id },
    videoByCode: { videoCode: video.code },
    videoFindById: { videoId: video.id },
  };
}

/** The answers of a member's calls, by name. */
async function answersOf(visitor: Visitor, inputs: Inputs): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) {
    product.advance(2100); // below thirty calls a minute
    const call = content[name as keyof typeof content] as AnyCall;
    const { status, data } = await visitor.call(call, input as never);
    expect([name, status]).toEqual([name, 200]);
    answers[name] = data;
  }
  return answers;
}

const search = async (visitor: Visitor, keyword: string) =>
  (await visitor.call(content.seriesSearch, { keyword, ...list })).data.length;

/** The content of every table of the schema `content`, as a digest. */
async function digests(): Promise<object[]> {
  const tables = await query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'content'::regnamespace and relkind = 'r' order by 1",
  );
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      ...(await query(
        `select count(*), md5(coalesce(string_agg(t::text, ';' order by t::text), '')) from content.${name} t`,
      )),
    ]),
  );
}

test('the ledger has the migrations of each schema', async () => {
  const { database } = product;
  expect(await pendingMigrations(database, MIGRATIONS)).toBe(0);
  const rows = await query(
    'select schema, max(number) as last from platform.migrations group by 1',
  );
  const { last } = rows.find((row) => 'schema' in row && row.schema === 'content') as {
    last: number;
  };
  expect(rows).toContainEqual({ schema: SCHEMA, last });
});

test('each schema answers from its own catalogue alone', { timeout: 60_000 }, async () => {
  const member = await product.member('family');
  const before = await digests();
  const elsewhere = await answersOf(preview.moved(member), await inputsIn(SCHEMA));
  expect(await digests(), 'the member wrote elsewhere').toEqual(before);
  const own = await answersOf(member, await inputsIn('content'));
  const [ownCodes, otherCodes] = [codesIn(demo), codesIn(other)];
  const wrong = Object.keys(own).filter((name) => {
    const [here, there] = [codesIn(own[name]), codesIn(elsewhere[name])];
    const hasCodes = !here.isDisjointFrom(ownCodes);
    return (
      !here.isDisjointFrom(otherCodes) ||
      !there.isDisjointFrom(ownCodes) ||
      hasCodes === there.isDisjointFrom(otherCodes)
    );
  });
  expect(wrong).toEqual([]);
  expect(elsewhere['faqList']).toContainEqual({ faqIndex: 0, question: WORD, answer: WORD });
});

test('each schema has its own search words, stories, lists and exports', async () => {
  const guest = product.visitor();
  const elsewhere = preview.moved(guest);
  const name = demo.titles[0]?.title['en'] ?? '';
  const story = 'lamplighter';
  expect([await search(guest, name), await search(elsewhere, name)]).toEqual([1, 0]);
  expect([await search(guest, WORD), await search(elsewhere, WORD)]).toEqual([
    0,
    other.titles.length,
  ]);
  expect([await search(guest, story), await search(elsewhere, story)]).toEqual([1, 0]);
  expect([await search(guest, 'quixotry'), await search(elsewhere, 'quixotry')]).toEqual([0, 1]);
  expect((await exportCatalogue(product.database)).titles).toEqual(demo.titles);
  expect((await exportCatalogue(product.database, SCHEMA)).titles).toEqual(other.titles);
});

test('a schema needs no other one', { timeout: 60_000 }, async () => {
  const { database, internal: services, now } = product;
  const member = preview.moved(await product.member('family'));
  await database.pool.query('drop schema content cascade');
  const inputs = await inputsIn(SCHEMA);
  // A second answer may differ: meanwhile another programme may have begun.
  expect(Object.keys(await answersOf(member, inputs))).toEqual(Object.keys(inputs));
  expect(await search(member, WORD)).toBe(other.titles.length);
  const [listed] = await query<{ title_id: number; profile_id: number }>(
    `select title_id, profile_id from ${SCHEMA}.my_list`,
  );
  const { title_id: seriesId, profile_id: profileId } = listed ?? { title_id: 0, profile_id: 0 };
  const { id: videoId } = await firstIn(
    SCHEMA,
    `video where title_id = ${seriesId} and type = 'EPISODE'`,
  );
  const userId = randomUUID();
  const followers = { seriesId, previousId: videoId, profileIds: [profileId] };
  expect((await preview.internal(internal.followersOf, followers))?.listedBy).toEqual([profileId]);
  await preview.internal(internal.episodeFacts, { videoIds: [videoId], language: 'en' });
  await preview.internal(internal.playable, { videoId });
  await preview.internal(internal.sitemap, { territory: 0, offset: 0, limit: 50 });
  await preview.internal(internal.catalogueVersion, {});
  await preview.internal(internal.contentExport, { userId, profileIds: [profileId] });
  await preview.internal(internal.contentForget, { userId, profileIds: [profileId] });
  expect(await query(`select from ${SCHEMA}.my_list`)).toEqual([]);
  const db = contentTables(database, SCHEMA);
  await rankTitlesHandler({ db, internal: services, now }).run({}, {
    signal: new AbortController().signal,
  } as JobRun);
  expect(await query(`select from ${SCHEMA}.popular_title`)).toHaveLength(other.titles.length);
  const fewer = { ...other, faq: [] };
  await importCatalogue(database, fewer, { pictures, schema: SCHEMA });
  expect((await exportCatalogue(database, SCHEMA)).faq).toEqual([]);
});
