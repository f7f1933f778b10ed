import type * as controlCalls from '@kandil/contract/control/watch';
import type * as watch from '@kandil/contract/watch';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { audience } from './calls/audience.ts';
import { contentAccess } from './calls/content-access.ts';
import { dataExport } from './calls/data-export.ts';
import { endSessions } from './calls/end-sessions.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { forgetVideos } from './calls/forget-videos.ts';
import { historyClear } from './calls/history-clear.ts';
import { historyPause } from './calls/history-pause.ts';
import { historyRemove } from './calls/history-remove.ts';
import { historyState } from './calls/history-state.ts';
import { liveTvAccess } from './calls/live-tv-access.ts';
import { playbackNumbers } from './calls/playback-numbers.ts';
import { progressBatch } from './calls/progress-batch.ts';
import { progressMark } from './calls/progress-mark.ts';
import { personPlaying } from './calls/person-playing.ts';
import { progressOf } from './calls/progress-of.ts';
import { screenTimeMore } from './calls/screen-time-more.ts';
import { screenTimeUsed } from './calls/screen-time-used.ts';
import { seriesWatched } from './calls/series-watched.ts';
import { signPlayback } from './calls/sign-playback.ts';
import { signSubtitles } from './calls/sign-subtitles.ts';
import { viewersNow } from './calls/viewers-now.ts';
import { viewingEnds } from './calls/viewing-ends.ts';
import { viewingNumbers } from './calls/viewing-numbers.ts';
import { rollUpViewingsHandler } from './handlers/roll-up-viewings.ts';
import { tidyLeasesHandler } from './handlers/tidy-leases.ts';
import * as jobs from './jobs/jobs.ts';
import {
  ROLL_UP_VIEWINGS_CRON,
  rollUpViewings,
  TIDY_LEASES_CRON,
  tidyLeases,
} from './jobs/jobs.ts';
import { countFirst } from '../../platform/numbers/first-count.ts';
import { leasesReading } from './store/metrics.ts';
import { VIEWINGS } from './store/numbers.ts';
import { createWorld, type WatchWorld } from './world.ts';

const calls: Handlers<typeof watch, WatchWorld> = {
  contentAccess,
  historyClear,
  historyPause,
  historyRemove,
  historyState,
  liveTvAccess,
  progressBatch,
  progressMark,
  screenTimeMore,
  screenTimeUsed,
};

const control: Handlers<typeof controlCalls, WatchWorld> = {
  playbackNumbers,
  viewersNow,
  viewingEnds,
  viewingNumbers,
};

/** The watch service: access to content, leases, signed addresses, progress. */
export const watchModule = defineModule({
  name: 'watch',
  schema: 'watch',
  migrations: new URL('migrations', import.meta.url),
  calls,
  control,
  internal: {
    audience,
    dataExport,
    endSessions,
    forgetAccount,
    forgetVideos,
    personPlaying,
    progressOf,
    seriesWatched,
    signPlayback,
    signSubtitles,
  },
  jobs: [tidyLeasesHandler, rollUpViewingsHandler],
  queues: [jobs],
  schedules: [
    { job: tidyLeases, cron: TIDY_LEASES_CRON },
    { job: rollUpViewings, cron: ROLL_UP_VIEWINGS_CRON },
  ],
  readings: ({ db }) => [leasesReading(db)],
  atStart: (world) => countFirst(world, VIEWINGS, rollUpViewings),
  createWorld,
});
