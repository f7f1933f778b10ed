import { fileURLToPath } from 'node:url';
import type * as watch from '@kandil/contract/watch';
import type { EndedLeases } from '../../platform/media/ended.ts';
import { createCache } from '../../platform/cache.ts';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { MigrationSource } from '../../platform/database/migrations/index.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';
import type { Handler } from '../../platform/queue/index.ts';
import { ADDRESS_LIFETIME } from './address.ts';
import { audience } from './calls/audience.ts';
import { contentAccess } from './calls/content-access.ts';
import { dataExport } from './calls/data-export.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { historyClear } from './calls/history-clear.ts';
import { historyPause } from './calls/history-pause.ts';
import { historyRemove } from './calls/history-remove.ts';
import { historyState } from './calls/history-state.ts';
import { liveTvAccess } from './calls/live-tv-access.ts';
import { progressBatch } from './calls/progress-batch.ts';
import { progressMark } from './calls/progress-mark.ts';
import { progressOf } from './calls/progress-of.ts';
import { signPlayback } from './calls/sign-playback.ts';
import { signSubtitles } from './calls/sign-subtitles.ts';
import { grouped } from './grouped.ts';
import { tidyLeasesHandler } from './jobs/tidy-leases.ts';
import { createPlaces } from './places.ts';
import { createRenewals } from './renewals.ts';
import { type Reported, writeProgress } from './store/progress.ts';
import type { WatchTables } from './tables.ts';
import { BELIEVED } from './viewer.ts';
import type { WatchWorld } from './world.ts';

export { TIDY_LEASES_CRON, tidyLeases } from './jobs/tidy-leases.ts';

export const watchMigrations: MigrationSource = {
  schema: 'watch',
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
};

const handlers: Handlers<typeof watch, WatchWorld> = {
  contentAccess,
  historyClear,
  historyPause,
  historyRemove,
  historyState,
  liveTvAccess,
  progressBatch,
  progressMark,
};

type Made = 'db' | 'renewals' | 'places' | 'progress' | 'viewers' | 'names' | 'addressLifetime';

export interface WatchOptions extends Omit<WatchWorld, Made> {
  database: Database;
  /** Told of leases that ended before the addresses signed for them. */
  ended?: Pick<EndedLeases, 'end'>;
  /** Milliseconds that a signed address holds; ten minutes when absent. */
  addressLifetime?: number;
}

/** The watch service: who may watch what, signed addresses, progress. */
export function watchService({
  database,
  addressLifetime = ADDRESS_LIFETIME,
  ended,
  ...options
}: WatchOptions): Service {
  const db = schemaOf<WatchTables>(database, 'watch');
  const { now } = options;
  const world: WatchWorld = {
    ...options,
    addressLifetime,
    db,
    renewals: createRenewals(),
    places: createPlaces({ db, now, ended: async (leases) => ended?.end(leases) }),
    progress: grouped((reports: readonly Reported[]) => writeProgress(db, reports), {
      gather: 4,
      most: 200,
    }),
    viewers: createCache({ ttl: BELIEVED, size: 30_000, now }),
    names: createCache({ ttl: 0, size: 1000, now }),
  };
  return defineService('watch', world, handlers, {
    audience,
    dataExport,
    forgetAccount,
    progressOf,
    signPlayback,
    signSubtitles,
  });
}

/** What the watch service does later. */
export function watchJobs({ database }: Pick<WatchOptions, 'database'>): Handler[] {
  return [tidyLeasesHandler(schemaOf<WatchTables>(database, 'watch'))];
}
