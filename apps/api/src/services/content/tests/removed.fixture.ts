import { content, watch } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp } from '../../../testing/product-app.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { contentTables } from '../store/sql.ts';
import { idsByCode } from './every-list.fixture.ts';

export const FILM = 'the-reed-cutter';
export const FILM_VIDEO = `${FILM}-film`;
export const SERIES = 'architects-of-light';
export const SEASON = `${SERIES}-s2`;
export const EPISODE = `${SERIES}-s1e3`;
export const CHANNEL = 'hilal';
/** What tests remove at once. */
export const ALL = [FILM, SEASON, EPISODE, CHANNEL];

/** A product with the demo's catalogue, from which parts are removed. */
export async function openShrinking() {
  const product = await openProductApp();
  const demo = (await demoCatalogue()) as Catalogue;
  const pictures = await demoPictures();
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await product.database.pool.query<Row>(text, values)).rows;
  const count = async (table: string, where = 'true'): Promise<number> =>
    (await query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n ??
    0;
  /** @returns the numbers of rows that were removed, by table */
  async function imported(file: Catalogue): Promise<Record<string, number>> {
    const { changes } = await importCatalogue(product.database, file, { pictures });
    product.forget();
    // Players' reports are decided with what memory has, at most half a minute old.
    product.advance(60_000);
    return Object.fromEntries(
      Object.entries(changes).flatMap(([name, { removed }]) =>
        removed > 0 ? [[name, removed]] : [],
      ),
    );
  }
  await imported(demo);
  const ids = await idsByCode(product);
  return {
    product,
    demo,
    ids,
    db: contentTables(product.database),
    query,
    count,
    imported,
    removed: (...codes: string[]) => imported(catalogueWithout(demo, ...codes)),
    /** Lets days pass for what was removed. */
    async pass(days: number): Promise<void> {
      for (const name of ['title', 'season', 'video', 'channel'])
        await query(`update content.${name} set removed_at = removed_at - $1::interval`, [
          `${days} days`,
        ]);
    },
    /** A member with the film in My List, a like for it, the channel as a favourite, and progress. */
    async openMember() {
      const member = await product.member('member');
      const seriesId = ids[FILM] ?? 0;
      await member.call(content.addToMyList, { seriesId });
      await member.call(content.contentLikesRate, { seriesId, likesRate: 'LIKE' });
      const { data } = await member.call(content.channelByCode, { code: CHANNEL });
      await member.call(content.channelFavouriteAdd, { id: data.id });
      const eventTime = new Date(product.now()).toISOString();
      const all = await idsByCode(product);
      const reports = [FILM_VIDEO, EPISODE, `${SERIES}-s1e1`, `${SEASON}e2`].map((code) => ({
        videoId: all[code] ?? 0,
        event: 'HEARTBEAT' as const,
        lastSec: 90,
        eventTime,
      }));
      await member.call(watch.progressBatch, { reports });
      return { member, channelId: data.id };
    },
  };
}
export type Shrinking = Awaited<ReturnType<typeof openShrinking>>;

/** A copy of a catalogue without some titles, seasons, episodes and channels, and without what refers to them. */
export function catalogueWithout(file: Catalogue, ...codes: string[]): Catalogue {
  const stays = ({ code }: { code: string }) => !codes.includes(code);
  const isNamed = (code: string) => !codes.includes(code);
  return {
    ...file,
    titles: file.titles.filter(stays).map((title) => ({
      ...title,
      seasons: title.seasons
        .filter(stays)
        .map((season) => ({ ...season, episodes: season.episodes.filter(stays) })),
    })),
    categories: file.categories.map((category) => ({
      ...category,
      spotlight: category.spotlight.filter(isNamed),
      rows: category.rows.map((row) =>
        row.items ? { ...row, items: row.items.filter(isNamed) } : row,
      ),
    })),
    channels: file.channels.filter(stays).map((channel) => ({
      ...channel,
      programmes: channel.programmes.filter(
        (programme) => 'code' in programme || isNamed(programme.title),
      ),
    })),
  };
}
