import { MOST_DELETED } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';
import { DROPPED } from '../rules/dropped.ts';

/** Seconds. A film may take all night; the queue allows a job at most a day. */
const LONGEST = 23 * 3600;

/** Ingests a film of the drop folder with that id. Without one, by an earlier release: of any worker's. */
export const ingestDropped = defineJob(
  'content.ingest',
  z.object({ name: z.string().check(z.regex(DROPPED)), folder: z.optional(z.uuid()) }),
  { concurrency: 1, timeout: LONGEST },
);

/**
 * Tells the notify service which episodes are shown for the first time: since that moment, as PostgreSQL writes it. Earlier
 * releases named the ids of videos; what they did not tell, the next turn tells.
 */
export const tellEpisodes = defineJob(
  'content.tell-episodes',
  z.object({ since: z.optional(z.string().check(z.maxLength(40))) }),
);

const TEN_MINUTES = 600;

/**
 * Derives the lists again where something begins or ends to be shown: at that moment, and every ten minutes for what was
 * imported without a queue.
 */
export const turn = defineJob('content.turn', z.object({}), {
  concurrency: 1,
  timeout: TEN_MINUTES,
});
export const TURN_CRON = '*/10 * * * *';

/** Computes similar and popular titles: every hour, and after an import. */
export const rankTitles = defineJob('content.rank-titles', z.object({}), {
  concurrency: 1,
  timeout: TEN_MINUTES,
});
export const RANKING_CRON = '7 * * * *';

/** Removes files of the art from the blob store that no picture refers to any more: every night. */
export const tidyArt = defineJob('content.tidy-art', z.object({}), {
  concurrency: 1,
  timeout: TEN_MINUTES,
});
export const TIDY_ART_CRON = '41 3 * * *';

const FIFTY_MINUTES = 3000;

/** Deletes what was removed from the catalogue 30 days ago: every night. */
export const emptyBin = defineJob('content.empty-bin', z.object({}), {
  concurrency: 1,
  timeout: FIFTY_MINUTES,
});
export const EMPTY_BIN_CRON = '17 4 * * *';

/** Tells the watch service which videos were deleted. */
export const tellDeleted = defineJob(
  'content.tell-deleted',
  z.object({ videoIds: z.array(z.int()).check(z.maxLength(MOST_DELETED)) }),
  { concurrency: 1, timeout: FIFTY_MINUTES },
);

/** Imports the guides of channels whose catalogue entry names an address: every hour. */
export const importGuides = defineJob('content.import-guides', z.object({}), {
  concurrency: 1,
  timeout: FIFTY_MINUTES,
});
export const IMPORT_GUIDES_CRON = '23 * * * *';

/** Locks what channels with a schedule play in the next ten minutes: every minute. */
export const lockAirings = defineJob('content.lock-airings', z.object({}), {
  concurrency: 1,
  timeout: TEN_MINUTES,
});
export const LOCK_AIRINGS_CRON = '* * * * *';

/** Removes assets, subtitles and their files that nothing has needed for 30 days: every night. */
export const tidyMedia = defineJob('content.tidy-media', z.object({}), {
  concurrency: 1,
  timeout: FIFTY_MINUTES,
});
export const TIDY_MEDIA_CRON = '17 4 * * *';

/** Removes old broadcasts: every night. */
export const tidyBroadcasts = defineJob('content.tidy-broadcasts', z.object({}), {
  concurrency: 1,
  timeout: TEN_MINUTES,
});
export const TIDY_BROADCASTS_CRON = '52 3 * * *';

/** Deletes what tells searches of past weeks apart: every day, soon after a week can end. */
export const tidySearches = defineJob('content.tidy-searches', z.object({}));
export const TIDY_SEARCHES_CRON = '2 0 * * *';
