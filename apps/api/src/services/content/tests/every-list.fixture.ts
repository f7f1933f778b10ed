import { content } from '@kandil/contract';
import type { ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** Ids of titles, seasons and videos by code. */
export type Ids = Readonly<Record<string, number>>;

const queryOf =
  (product: ProductApp) =>
  async <Row extends object>(text: string): Promise<Row[]> =>
    (await product.database.pool.query<Row>(text)).rows;

export async function idsByCode(product: ProductApp): Promise<Record<string, number>> {
  const rows = await queryOf(product)<{ code: string; id: number }>(
    'select code, id from content.title union select code, id from content.video union select code, id from content.season',
  );
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]));
}

/** All texts in an answer, at any depth, but for tiles in grey. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'badge' in value && value.badge === 'GONE' ? [] : Object.values(value).flatMap(textsIn);
}

const list = { limit: 50 };

/** The codes in the answers of every call that shows titles or videos, without a member's own lists. */
export async function listedCodes(
  product: ProductApp,
  member: Visitor,
  ids: Ids,
): Promise<Set<string>> {
  const query = queryOf(product);
  const menu = await query<{ code: string }>('select code from content.category');
  const rows = await query<{ id: number }>('select id from content.breakdown');
  const genres = await query<{ id: number }>('select id from content.genre');
  const seriesId = ids['architects-of-light'] ?? 0;
  const answers = await Promise.all([
    member.call(content.seriesList, list),
    member.call(content.seriesSearch, { keyword: 'reed cutter', ...list }),
    member.call(content.seriesSearch, { keyword: 'architects', ...list }),
    member.call(content.episodesOfSeries, { seriesId, ...list }),
    member.call(content.seriesFindById, { seriesId }),
    member.call(content.contentSimilar, { contentId: ids['the-calligrapher'] ?? 0 }),
    ...menu.map(({ code }) => member.call(content.carousel, { code })),
    ...menu.map(({ code }) => member.call(content.breakdowns, { code })),
    ...menu.map(({ code }) => member.call(content.categoryItems, { code, ...list })),
    ...rows.map(({ id }) => member.call(content.breakdownItemsPaged, { containerId: id, ...list })),
    ...genres.map(({ id }) => member.call(content.genreContentItems, { genreId: id, ...list })),
  ]);
  product.advance(60_000);
  return new Set(answers.flatMap(({ data }) => textsIn(data)));
}

/** The statuses of the calls that open a title, a video, its stream and its subtitles. */
export const openedBy = async (
  member: Visitor,
  ids: Ids,
  title: string,
  video: string,
): Promise<number[]> => {
  const videoId = ids[video] ?? 0;
  const answers = [
    await member.call(content.seriesFindById, { code: title }),
    await member.call(content.videoByCode, { videoCode: video }),
    await member.call(content.videoUrl, { videoId }),
    await member.call(content.captionUrl, { videoId, requestedSubtitleLanguageCode: 'en' }),
  ];
  return answers.map(({ status }) => status);
};

/** What a member's list and history have that is not shown now. */
export async function goneFor(member: Visitor): Promise<{ titles: string[]; videos: string[] }> {
  const titles = (await member.call(content.myList, list)).data;
  const watched = (await member.call(content.history, list)).data;
  return {
    titles: titles.filter(({ badge }) => badge === 'GONE').map(({ code }) => code),
    videos: watched.flatMap(({ video }) => (video.gone ? [video.code] : [])).toSorted(),
  };
}
