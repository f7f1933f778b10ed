import type { auth } from '@kandil/contract';
import type * as control from '@kandil/contract/control/terms';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { AuthWorld } from '../world.ts';
import { termsAnnounce } from './calls/terms-announce.ts';
import { termsNotice } from './calls/terms-notice.ts';
import { termsNotices } from './calls/terms-notices.ts';
import { termsReach } from './calls/terms-reach.ts';
import { termsStop } from './calls/terms-stop.ts';
import { announceTermsHandler } from './handlers/announce-terms.ts';
import { sendTermsHandler } from './handlers/send-terms.ts';
import { watchTermsHandler } from './handlers/watch-terms.ts';
import * as jobs from './jobs/jobs.ts';
import { WATCH_TERMS_CRON, watchTerms } from './jobs/jobs.ts';

const calls = { termsNotice } satisfies Partial<Handlers<typeof auth, AuthWorld>>;

const acts: Handlers<typeof control, AuthWorld> = {
  termsAnnounce,
  termsNotices,
  termsReach,
  termsStop,
};

/** The part of the auth service that announces new terms of use to all members. */
export const terms = {
  calls,
  control: acts,
  queues: jobs,
  jobs: [announceTermsHandler, sendTermsHandler, watchTermsHandler],
  schedules: [{ job: watchTerms, cron: WATCH_TERMS_CRON }],
};
