import type * as content from '@kandil/contract/content';
import type * as numbersCalls from '@kandil/contract/control/numbers-content';
import type * as systemCalls from '@kandil/contract/control/system-content';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { addToMyList } from './calls/add-to-my-list.ts';
import { breakdownItemsPaged } from './calls/breakdown-items-paged.ts';
import { breakdowns } from './calls/breakdowns.ts';
import { captionUrl } from './calls/caption-url.ts';
import { carousel } from './calls/carousel.ts';
import { catalogueVersion } from './calls/catalogue-version.ts';
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
import { childTitles } from './calls/child-titles.ts';
import { contentLikesRate } from './calls/content-likes-rate.ts';
import { contentSimilar } from './calls/content-similar.ts';
import { contentTrailers } from './calls/content-trailers.ts';
import { dataExport } from './calls/data-export.ts';
import { deviceDelete } from './calls/device-delete.ts';
import { deviceList } from './calls/device-list.ts';
import { episodeFacts } from './calls/episode-facts.ts';
import { episodesOfSeason } from './calls/episodes-of-season.ts';
import { episodesOfSeries } from './calls/episodes-of-series.ts';
import { faqList } from './calls/faq-list.ts';
import { followersOf } from './calls/followers-of.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { genreContentItems } from './calls/genre-content-items.ts';
import { genreList } from './calls/genre-list.ts';
import { guideVersion } from './calls/guide-version.ts';
import { history } from './calls/history.ts';
import { languages } from './calls/languages.ts';
import { memberPart } from './calls/member-part.ts';
import { missedSearches } from './calls/missed-searches.ts';
import { myList } from './calls/my-list.ts';
import { nextChange } from './calls/next-change.ts';
import { territories } from './calls/territories.ts';
import { playable } from './calls/playable.ts';
import { playedNames } from './calls/played-names.ts';
import { removeToMyList } from './calls/remove-to-my-list.ts';
import { seriesFindById } from './calls/series-find-by-id.ts';
import { seriesList } from './calls/series-list.ts';
import { seriesSearch } from './calls/series-search.ts';
import { siteCampaign } from './calls/site-campaign.ts';
import { siteDocument } from './calls/site-document.ts';
import { streamOrigins } from './calls/stream-origins.ts';
import { seriesSeasons } from './calls/series-seasons.ts';
import { sitemap } from './calls/sitemap.ts';
import { sitePopup } from './calls/site-popup.ts';
import { siteText } from './calls/site-text.ts';
import { systemMedia } from './calls/system-media.ts';
import { titlesNamed } from './calls/titles-named.ts';
import { translation } from './calls/translation.ts';
import { videoByCode } from './calls/video-by-code.ts';
import { videoFindById } from './calls/video-find-by-id.ts';
import { videoUrl } from './calls/video-url.ts';
import * as jobs from './jobs/jobs.ts';
import {
  EMPTY_BIN_CRON,
  emptyBin,
  IMPORT_GUIDES_CRON,
  importGuides,
  LOCK_AIRINGS_CRON,
  lockAirings,
  RANKING_CRON,
  rankTitles,
  TIDY_ART_CRON,
  TIDY_BROADCASTS_CRON,
  TIDY_MEDIA_CRON,
  TIDY_SEARCHES_CRON,
  tidyArt,
  tidyBroadcasts,
  tidyMedia,
  tidySearches,
  turn,
  TURN_CRON,
} from './jobs/jobs.ts';
import { emptyBinHandler } from './handlers/empty-bin.ts';
import { importGuidesHandler } from './handlers/import-guides.ts';
import { lockAiringsHandler } from './handlers/lock-airings.ts';
import { rankFirst, rankTitlesHandler } from './handlers/rank-titles.ts';
import { tellDeletedHandler } from './handlers/tell-deleted.ts';
import { tellEpisodesHandler } from './handlers/tell-episodes.ts';
import { tidyArtHandler } from './handlers/tidy-art.ts';
import { tidyBroadcastsHandler } from './handlers/tidy-broadcasts.ts';
import { tidySearchesHandler } from './handlers/tidy-searches.ts';
import { turnHandler } from './handlers/turn.ts';
import { airingReading } from './store/airing-metrics.ts';
import { guideReading } from './store/guide-metrics.ts';
import { type ContentWorld, createWorld } from './world.ts';

const calls: Handlers<typeof content, ContentWorld> = {
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
  childTitles,
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
  memberPart,
  myList,
  removeToMyList,
  seriesFindById,
  seriesList,
  seriesSearch,
  seriesSeasons,
  siteCampaign,
  sitePopup,
  siteText,
  translation,
  videoByCode,
  videoFindById,
  videoUrl,
};

const control: Handlers<typeof numbersCalls & typeof systemCalls, ContentWorld> = {
  missedSearches,
  systemMedia,
};

/** The content service: catalogue, search, lists and channels. */
export const contentModule = defineModule({
  name: 'content',
  schema: 'content',
  migrations: new URL('migrations', import.meta.url),
  calls,
  control,
  internal: {
    catalogueVersion,
    dataExport,
    episodeFacts,
    followersOf,
    forgetAccount,
    guideVersion,
    nextChange,
    territories,
    playable,
    playedNames,
    siteDocument,
    streamOrigins,
    sitemap,
    titlesNamed,
  },
  jobs: [
    emptyBinHandler,
    importGuidesHandler,
    lockAiringsHandler,
    rankTitlesHandler,
    tellDeletedHandler,
    tellEpisodesHandler,
    tidyArtHandler,
    tidyBroadcastsHandler,
    tidySearchesHandler,
    turnHandler,
  ],
  queues: [jobs],
  schedules: [
    { job: rankTitles, cron: RANKING_CRON },
    { job: tidyArt, cron: TIDY_ART_CRON },
    { job: emptyBin, cron: EMPTY_BIN_CRON },
    { job: importGuides, cron: IMPORT_GUIDES_CRON },
    { job: lockAirings, cron: LOCK_AIRINGS_CRON },
    { job: tidyBroadcasts, cron: TIDY_BROADCASTS_CRON },
    { job: tidyMedia, cron: TIDY_MEDIA_CRON },
    { job: tidySearches, cron: TIDY_SEARCHES_CRON },
    { job: turn, cron: TURN_CRON },
  ],
  readings: ({ db }) => [airingReading(db), guideReading(db)],
  atStart: rankFirst,
  createWorld,
});
