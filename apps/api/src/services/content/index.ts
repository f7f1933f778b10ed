import type { Kysely } from 'kysely';
import { fileURLToPath } from 'node:url';
import type * as content from '@kandil/contract/content';
import { type Cache, createCache } from '../../platform/cache.ts';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { MigrationSource } from '../../platform/database/migrations/index.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Internal } from '../../platform/http/internal.ts';
import { defineService, type Service } from '../../platform/http/service.ts';
import type { Handler } from '../../platform/queue/index.ts';
import { addToMyList } from './calls/add-to-my-list.ts';
import { breakdownItemsPaged } from './calls/breakdown-items-paged.ts';
import { breakdowns } from './calls/breakdowns.ts';
import { captionUrl } from './calls/caption-url.ts';
import { carousel } from './calls/carousel.ts';
import { categories } from './calls/categories.ts';
import { categoryItems } from './calls/category-items.ts';
import { channelByCode } from './calls/channel-by-code.ts';
import { channelCategories } from './calls/channel-categories.ts';
import { channelEpg } from './calls/channel-epg.ts';
import { channelFavouriteAdd } from './calls/channel-favourite-add.ts';
import { channelFavouriteRemove } from './calls/channel-favourite-remove.ts';
import { channelFavourites } from './calls/channel-favourites.ts';
import { channelGuide } from './calls/channel-guide.ts';
import { channelsAll } from './calls/channels-all.ts';
import { channelsOfCategory } from './calls/channels-of-category.ts';
import { channelUrl } from './calls/channel-url.ts';
import { contentLikesRate } from './calls/content-likes-rate.ts';
import { contentSimilar } from './calls/content-similar.ts';
import { contentTrailers } from './calls/content-trailers.ts';
import { dataExport } from './calls/data-export.ts';
import { deviceDelete } from './calls/device-delete.ts';
import { deviceList } from './calls/device-list.ts';
import { episodesOfSeason } from './calls/episodes-of-season.ts';
import { episodesOfSeries } from './calls/episodes-of-series.ts';
import { faqList } from './calls/faq-list.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { genreContentItems } from './calls/genre-content-items.ts';
import { genreList } from './calls/genre-list.ts';
import { history } from './calls/history.ts';
import { languages } from './calls/languages.ts';
import { myList } from './calls/my-list.ts';
import { playable } from './calls/playable.ts';
import { removeToMyList } from './calls/remove-to-my-list.ts';
import { seriesFindById } from './calls/series-find-by-id.ts';
import { seriesList } from './calls/series-list.ts';
import { seriesSearch } from './calls/series-search.ts';
import { seriesSeasons } from './calls/series-seasons.ts';
import { sitemap } from './calls/sitemap.ts';
import { translation } from './calls/translation.ts';
import { videoByCode } from './calls/video-by-code.ts';
import { videoFindById } from './calls/video-find-by-id.ts';
import { videoUrl } from './calls/video-url.ts';
import { type IngestWorld, ingestHandler, watchDropFolder } from './ingest/index.ts';
import { rankTitlesHandler } from './jobs/rank-titles.ts';
import type { ContentTables } from './tables.ts';
import type { ContentWorld } from './world.ts';

export { exportCatalogue } from './export/index.ts';
export {
  CatalogueError,
  importCatalogue,
  type ImportOptions,
  type ImportReport,
  type ImportStep,
  JsonFault,
  locate,
  readJson,
  withoutByteOrderMark,
} from './import/index.ts';
export { imageRoutes } from './images/index.ts';
export { rankFirst, RANKING_CRON, rankTitles } from './jobs/rank-titles.ts';
export {
  codeOf,
  DROPPED,
  forgetIngest,
  ingest,
  INGEST_STEPS,
  type IngestOptions,
  type IngestProgress,
  type IngestStatus,
  type IngestTask,
  inWords,
  type Places,
  placesOf,
  readStatus,
  readStatuses,
  statusLine,
  statusWriter,
  tryIngest,
} from './ingest/index.ts';
export { mediaCatalogue } from './media.ts';
export { readPictures } from './pictures.ts';

export const contentMigrations: MigrationSource = {
  schema: 'content',
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
};

const handlers: Handlers<typeof content, ContentWorld> = {
  addToMyList,
  breakdownItemsPaged,
  breakdowns,
  captionUrl,
  carousel,
  categories,
  categoryItems,
  channelByCode,
  channelCategories,
  channelEpg,
  channelFavouriteAdd,
  channelFavouriteRemove,
  channelFavourites,
  channelGuide,
  channelsAll,
  channelsOfCategory,
  channelUrl,
  contentLikesRate,
  contentSimilar,
  contentTrailers,
  deviceDelete,
  deviceList,
  episodesOfSeason,
  episodesOfSeries,
  faqList,
  genreContentItems,
  genreList,
  history,
  languages,
  myList,
  removeToMyList,
  seriesFindById,
  seriesList,
  seriesSearch,
  seriesSeasons,
  translation,
  videoByCode,
  videoFindById,
  videoUrl,
};

export interface ContentOptions {
  database: Database;
  internal: Internal;
  cache: Cache;
  /** Milliseconds since 1970. */
  now: () => number;
}

const FRESH = 30_000;
const USABLE = 24 * 60 * 60 * 1000;

/**
 * The catalogue in memory: fresh for 30 s, the time that public lists may be kept anywhere, so that an import is
 * seen within it (`clear()` makes it seen at once), and given for a day while the database is away.
 */
export const catalogueCache = (): Cache =>
  createCache({ ttl: FRESH, size: 5000, staleIfError: USABLE });

export function contentService({ database, internal, cache, now }: ContentOptions): Service {
  const world: ContentWorld = {
    db: schemaOf<ContentTables>(database, 'content'),
    internal,
    cache,
    now,
  };
  return defineService('content', world, handlers, {
    dataExport,
    forgetAccount,
    playable,
    sitemap,
  });
}

/** What the content service does later: the ranking. */
export function contentJobs({ database, internal, now }: Omit<ContentOptions, 'cache'>): Handler[] {
  const db = schemaOf<ContentTables>(database, 'content');
  return [rankTitlesHandler({ db, internal, now })];
}

/** The tables of the content service, for commands. */
export const withContent = <Result>(
  database: Database,
  work: (db: Kysely<ContentTables>) => Promise<Result>,
): Promise<Result> => work(schemaOf<ContentTables>(database, 'content'));

/** Films that operators bring: what takes one in, and what looks for them until it is stopped. */
export function ingestJobs({
  database,
  ...rest
}: Omit<IngestWorld, 'db'> & { database: Database }): {
  handler: Handler;
  watch: (options: Parameters<typeof watchDropFolder>[1]) => Promise<void>;
} {
  const world = { ...rest, db: schemaOf<ContentTables>(database, 'content') };
  return {
    handler: ingestHandler(world),
    watch: (options) => watchDropFolder(world, options),
  };
}
