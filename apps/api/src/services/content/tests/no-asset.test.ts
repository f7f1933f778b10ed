import { content } from '@kandil/contract';
import type { Catalogue, CatalogueVideo } from '@kandil/contract/catalogue';
import { playable } from '@kandil/contract/internal';
import { clipOf } from '../../../../../../packages/media/src/clip.fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { bind, unbind } from '../flows/ingest/bind.ts';
import { contentTables } from '../store/sql.ts';
import { goneFor, idsByCode, listedCodes, openedBy } from './every-list.fixture.ts';

/** A film that has nothing to play, and a series whose third episode and second season have nothing. */
const FILM = 'the-reed-cutter';
const SERIES = 'architects-of-light';
const EPISODE = `${SERIES}-s1e3`;
const MANIFEST = { ...clipOf('ingest-0123456789abcdef'), version: '0123abcd', duration: 90.4 };

let product: ProductApp;
let member: Visitor;
let file: Catalogue;
let ids: Record<string, number>;

function bare(video: CatalogueVideo): CatalogueVideo {
  const { media: _media, ...rest } = video;
  return rest;
}

/** The demo's catalogue in format 2, without what these videos play. */
async function withoutMedia(): Promise<Catalogue> {
  const demo = (await demoCatalogue()) as Catalogue;
  const titles = demo.titles.map((title) => ({
    ...title,
    trailers: title.code === FILM ? title.trailers.map(bare) : title.trailers,
    film: title.film && title.code === FILM ? bare(title.film) : title.film,
    seasons: title.seasons.map((season) => ({
      ...season,
      episodes: season.episodes.map((episode) =>
        episode.code === EPISODE || season.code === `${SERIES}-s2` ? bare(episode) : episode,
      ),
    })),
  }));
  const channels = demo.channels.map((channel) => ({
    ...channel,
    programmes: channel.programmes.filter(
      (programme) => 'code' in programme || programme.title !== FILM,
    ),
  }));
  return { ...demo, format: 2, titles, channels };
}

async function imported(catalogue: unknown): Promise<void> {
  await importCatalogue(product.database, catalogue, { pictures: await demoPictures() });
  product.forget();
}

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  product = await openProductApp();
  member = await product.member('member');
  ids = await idsByCode(product);
  await member.call(content.addToMyList, { seriesId: ids[FILM] ?? 0 });
  await query(
    `insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
     select p.id, v.id, 60, v.duration, false, true, now() from auth.profiles p, content.video v
     where v.code = any ($1) on conflict do nothing`,
    [[EPISODE, `${FILM}-film`]],
  );
  file = await withoutMedia();
  await imported(file);
}, 60_000);
afterAll(() => product.close());

const listed = () => listedCodes(product, member, ids);
const opened = (title: string, video: string) => openedBy(member, ids, title, video);

const playableNow = (video: string) =>
  product.internal(playable, { videoId: ids[video] ?? 0, language: 'en' });

describe('what has nothing to play', () => {
  test('is in no list, and opens nowhere', async () => {
    const all = await listed();
    const hidden = [FILM, `${FILM}-film`, EPISODE, `${SERIES}-s2`, `${SERIES}-s2e1`];
    expect(hidden.filter((each) => all.has(each))).toEqual([]);
    expect([SERIES, `${SERIES}-s1e2`, 'the-calligrapher'].filter((each) => !all.has(each))).toEqual(
      [],
    );
    expect(await opened(FILM, `${FILM}-film`)).toEqual([404, 404, 404, 404]);
    expect((await opened(SERIES, EPISODE)).slice(1)).toEqual([404, 404, 404]);
    expect(await playableNow(EPISODE)).toBeNull();
    expect(await goneFor(member)).toEqual({ titles: [FILM], videos: [EPISODE, `${FILM}-film`] });
    expect((await playableNow(`${SERIES}-s1e2`))?.nextVideoId).toBe(ids[`${SERIES}-s1e4`]);
    const { data } = await member.call(content.seriesFindById, { code: SERIES });
    expect(data.seasons.map((season) => season.episodeCount)).toEqual([5]);
  }, 60_000);

  test('enters them with an asset; an episode is news, once', async () => {
    const db = contentTables(product.database);
    const news: unknown[] = [];
    const queue = {
      enqueue: async (_trx: unknown, _job: unknown, span: unknown) => Boolean(news.push(span)),
    };
    // As if they had never been shown.
    await query('update content.video set shown_since = null where code = any ($1)', [
      [`${FILM}-film`, EPISODE],
    ]);
    const binding = { clip: MANIFEST, subtitles: [], marks: null };
    for (const video of [`${FILM}-film`, EPISODE, EPISODE]) await bind(db, queue, video, binding);
    product.forget();
    const all = await listed();
    expect([FILM, EPISODE].filter((each) => !all.has(each))).toEqual([]);
    expect(await playableNow(EPISODE)).toMatchObject({ duration: 90, assetCode: EPISODE });
    expect((await playableNow(`${SERIES}-s1e2`))?.nextVideoId).toBe(ids[EPISODE]);
    const reported = await query<{ code: string }>(
      'select code from content.video where shown_since::text = any ($1) order by id',
      [news.map((each) => (each as { since: string }).since)],
    );
    expect([news.length, reported.map((each) => each.code).toSorted()]).toEqual([
      2,
      [EPISODE, `${FILM}-film`],
    ]);
    expect(await unbind(db, queue, `${FILM}-film`)).toBe(true);
    product.forget();
    expect((await listed()).has(FILM)).toBe(false);
  }, 60_000);
});

describe('a catalogue file of format 2', () => {
  test('names assets, which an export has, too', async () => {
    const exported = await exportCatalogue(product.database);
    const episode = exported.titles
      .find((title) => title.code === SERIES)
      ?.seasons[0]?.episodes.find((each) => each.code === EPISODE);
    expect([exported.format, episode?.asset, episode?.media]).toEqual([2, MANIFEST.id, undefined]);
    await unbind(contentTables(product.database), { enqueue: async () => true }, EPISODE);
    await imported(exported);
    expect(await playableNow(EPISODE)).toMatchObject({ duration: 90 });
  }, 60_000);

  test('with an asset that there is not changes nothing, and names each; format 1 has none', async () => {
    const wrong = structuredClone(file);
    const first = wrong.titles.find((title) => title.code === SERIES)?.seasons[0]?.episodes;
    for (const episode of first?.slice(0, 2) ?? []) episode.asset = 'ingest-ffffffffffffffff';
    const pictures = await demoPictures();
    const take = (json: unknown) => importCatalogue(product.database, json, { pictures });
    await expect(take(wrong)).rejects.toThrow(
      /\(architects-of-light-s1e1\)\.asset: there is no asset 'ingest-f+'\n.*\(architects-of-light-s1e2\)\.asset/,
    );
    await expect(take({ ...wrong, format: 1 })).rejects.toThrow(
      /asset: is a field of format 2[\s\S]*\(architects-of-light-s1e3\): has no media/,
    );
    const looped = { ...file, channels: ((await demoCatalogue()) as Catalogue).channels };
    await expect(take(looped)).rejects.toThrow(/'the-reed-cutter' has no clips of a minute/);
    expect(await playableNow(EPISODE)).toMatchObject({ duration: 90 });
  }, 60_000);
});
