import { auth, content } from '@kandil/contract';
import { type Catalogue, countryRule } from '@kandil/contract/catalogue';
import { sitemap } from '@kandil/contract/internal';
import { type CountryRule, ONE_TERRITORY, territoryOf } from '@kandil/contract/territory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTerritories } from '../../../platform/http/territory.ts';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { contentTables } from '../store/sql.ts';
import { storedTerritories } from '../store/territories.ts';
import { goneFor, idsByCode, type Ids, listedCodes, openedBy } from './every-list.fixture.ts';

// SPEC-D59: where something is shown, in every call.
const FILM = 'the-reed-cutter';
const FILM_VIDEO = `${FILM}-film`;
const CHANNEL = 'hilal';

let product: ProductApp;
let ids: Ids;
let demo: Catalogue;
/** Of an account in Turkey, and of one in Germany. */
let turkish: Visitor;
let german: Visitor;

const db = () => contentTables(product.database);

/** The demo's catalogue with rules for the film and the channel. */
async function imported(film?: CountryRule, channel = film): Promise<void> {
  const file = structuredClone(demo);
  for (const each of file.titles) if (each.code === FILM && film) each.countries = film;
  for (const each of file.channels) if (each.code === CHANNEL && channel) each.countries = channel;
  await importCatalogue(product.database, file, { pictures: await demoPictures() });
  setTerritories(await storedTerritories(db()));
  product.forget();
}

/** A guest of whom a proxy says the country. */
function guestIn(country: string | null): Visitor {
  const guest = product.visitor();
  if (country === null) return guest;
  const headers = { 'x-country': country };
  return { ...guest, call: (spec, args, asking) => guest.call(spec, args, { ...asking, headers }) };
}

const channelsOf = async (who: Visitor) =>
  (await who.call(content.channelsAll, {})).data.map(({ code }: { code: string }) => code);

/** Whether a visitor finds the film and the channel, in every list and opened by address. */
async function finds(who: Visitor): Promise<boolean> {
  const all = await listedCodes(product, who, ids);
  const opened = (await openedBy(who, ids, FILM, FILM_VIDEO)).slice(0, 2);
  const inChannels = (await channelsOf(who)).includes(CHANNEL);
  const found = [all.has(FILM), ...opened.map((status) => status === 200), inChannels];
  expect(new Set(found).size, JSON.stringify(found)).toBe(1);
  return inChannels;
}

beforeAll(async () => {
  product = await openProductApp();
  turkish = await product.member('member');
  german = await product.member('family');
  await turkish.call(auth.userInfo, { countryCode: 'TR' });
  await german.call(auth.userInfo, { countryCode: 'DE' });
  ids = await idsByCode(product);
  demo = (await demoCatalogue()) as Catalogue;
}, 60_000);
afterAll(async () => {
  setTerritories(ONE_TERRITORY);
  await product.close();
});

describe('what is for some countries', () => {
  test('is everywhere in them, and nowhere else', async () => {
    await imported({ only: ['TR', 'AZ'] });
    const found = [turkish, guestIn('AZ'), german, guestIn('DE'), guestIn('XX'), guestIn(null)];
    expect(await Promise.all(found.map(finds))).toEqual([true, true, false, false, false, false]);
    await imported({ except: ['TR'] });
    expect(await Promise.all(found.slice(0, 2).map(finds))).toEqual([false, true]);
  }, 120_000);

  test('is refused in words elsewhere, and unknown to a child that may not see it anyway', async () => {
    await imported({ only: ['TR'] });
    const refused = [
      await german.call(content.seriesFindById, { code: FILM }),
      await german.call(content.videoByCode, { videoCode: FILM_VIDEO }),
      await german.call(content.videoUrl, { videoId: ids[FILM_VIDEO] ?? 0 }),
      await german.call(content.channelByCode, { code: CHANNEL }),
      await guestIn('DE').call(content.seriesFindById, { code: FILM }),
      await guestIn(null).call(content.seriesFindById, { code: FILM }),
    ];
    expect(refused.map(({ status, meta }) => [status, meta?.['code']])).toEqual(
      refused.map(() => [404, 'ELSEWHERE']),
    );
    expect(refused[0]?.message).toBe('This isn’t available in your country.');
    const kid = await product.member('family', { kids: true });
    const hidden = await kid.call(content.seriesFindById, { code: FILM });
    expect(hidden.meta?.['code']).toBe('NOT_FOUND');
  });

  test('stays on a list in grey when its member moves, and opens again', async () => {
    await imported();
    await german.call(content.addToMyList, { seriesId: ids[FILM] ?? 0 });
    await imported({ only: ['TR'] });
    expect((await goneFor(german)).titles).toEqual([FILM]);
    await product.database.pool.query(
      `update auth.accounts set country_code = 'TR' where email = 'family@kandil.test'`,
    );
    expect((await goneFor(german)).titles).toEqual([]);
    expect(await finds(german)).toBe(true);
  });
});

test('the sitemap of a territory lists and counts what its guests find', async () => {
  await imported({ only: ['TR'] });
  const territories = await storedTerritories(db());
  const mapOf = async (country: string) => {
    const territory = territoryOf(territories, country);
    const { titles, totalCount } = await product.internal(sitemap, {
      territory,
      offset: 0,
      limit: 200,
    });
    const codes = titles.map(({ code }) => code);
    expect(totalCount).toBe(codes.length);
    return codes;
  };
  const [there, elsewhere] = [await mapOf('TR'), await mapOf('DE')];
  expect(there.filter((code) => !elsewhere.includes(code))).toEqual([FILM]);
  expect(elsewhere).toHaveLength(there.length - 1);
});

test('a member’s country is the account’s, wherever a proxy says the member is', async () => {
  await imported({ only: ['TR'] });
  const headers = { 'x-country': 'DE' };
  const abroad = await turkish.call(content.seriesFindById, { code: FILM }, { headers });
  expect(abroad.status).toBe(200);
});

test('rows count for each territory which titles lead the rows above, and what it can show', async () => {
  const rowOf = async (who: Visitor) => {
    const { data } = await who.call(content.breakdowns, {});
    return data.map(({ code, videoResources }) => [code, videoResources.map((tile) => tile.code)]);
  };
  await imported();
  const whole = await rowOf(guestIn('DE'));
  // A catalogue without the film, and one that shows it elsewhere, look the same.
  const without = { only: ['TR'] };
  await imported(without, undefined);
  const elsewhere = await rowOf(guestIn('DE'));
  expect(await rowOf(guestIn('TR'))).toEqual(whole);
  const file = structuredClone(demo);
  for (const each of file.titles)
    if (each.code === FILM) each.visibleUntil = '2020-01-01T00:00:00Z';
  await importCatalogue(product.database, file, { pictures: await demoPictures() });
  product.forget();
  expect(await rowOf(guestIn('DE'))).toEqual(elsewhere);
});

test('an export has the rules, and importing it changes nothing', async () => {
  await imported({ only: ['TR', 'AZ'] }, { except: ['DE'] });
  const file = await exportCatalogue(product.database);
  const ruleOf = (
    list: readonly { code: string; countries?: CountryRule | undefined }[],
    code: string,
  ) => list.find((each) => each.code === code)?.countries;
  expect(ruleOf(file.titles, FILM)).toEqual({ only: ['TR', 'AZ'] });
  expect(ruleOf(file.channels, CHANNEL)).toEqual({ except: ['DE'] });
  const { changes } = await importCatalogue(product.database, file, {
    pictures: await demoPictures(),
  });
  const { title, channel } = changes;
  expect([title, channel].map((each) => each?.changed)).toEqual([0, 0]);
});

test('more territories than pages can be cached for are refused, at the title that makes them', async () => {
  const file = structuredClone(demo);
  const codes = ['TR', 'DE', 'FR', 'SA', 'EG', 'ID', 'MY', 'PK'];
  for (const [at, code] of codes.entries())
    Object.assign(file.titles[at] ?? {}, { countries: { only: [code] } });
  Object.assign(file.titles[9] ?? {}, { countries: { only: ['UK'] } });
  const refused = importCatalogue(product.database, file, { pictures: await demoPictures() });
  await expect(refused).rejects.toThrow(/more than 8 groups of countries/);
  await expect(refused).rejects.toThrow(/is no country: two capital letters/);
  expect(countryRule().safeParse({ only: ['TR'] }).success).toBe(true);
});
