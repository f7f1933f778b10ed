import { fileURLToPath } from 'node:url';
import type * as watch from '@kandil/contract/watch';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { MigrationSource } from '../../platform/database/migrations/index.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';
import { audience } from './calls/audience.ts';
import { contentAccess } from './calls/content-access.ts';
import { dataExport } from './calls/data-export.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { liveTvAccess } from './calls/live-tv-access.ts';
import { progressMark } from './calls/progress-mark.ts';
import { progressOf } from './calls/progress-of.ts';
import { signPlayback } from './calls/sign-playback.ts';
import { createRenewals } from './renewals.ts';
import type { WatchTables } from './tables.ts';
import type { WatchWorld } from './world.ts';

export const watchMigrations: MigrationSource = {
  schema: 'watch',
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
};

const handlers: Handlers<typeof watch, WatchWorld> = { contentAccess, liveTvAccess, progressMark };

export interface WatchOptions extends Omit<WatchWorld, 'db' | 'renewals'> {
  database: Database;
}

/** The watch service: who may watch what, signed addresses, progress. */
export function watchService({ database, ...options }: WatchOptions): Service {
  const world: WatchWorld = {
    ...options,
    db: schemaOf<WatchTables>(database, 'watch'),
    renewals: createRenewals(),
  };
  return defineService('watch', world, handlers, {
    audience,
    dataExport,
    forgetAccount,
    progressOf,
    signPlayback,
  });
}
