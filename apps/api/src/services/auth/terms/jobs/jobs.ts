import * as z from 'zod/mini';
import { defineJob } from '../../../../platform/queue/index.ts';

/** Queues a page of messages, after the account that the page before ended with. */
export const announceTerms = defineJob(
  'auth.announce-terms',
  z.object({ noticeId: z.uuid(), after: z.nullable(z.uuid()) }),
);

/** Accounts in one job. */
export const PAGE = 200;

/**
 * Notifies a page of accounts, one after the other, so that codes and receipts have the other connections to the mail
 * server, and no job of theirs waits behind these.
 */
export const sendTerms = defineJob(
  'auth.send-terms',
  z.object({ noticeId: z.uuid(), accountIds: z.array(z.uuid()).check(z.maxLength(PAGE)) }),
  { concurrency: 1, timeout: 1800 },
);

/** Runs every hour at `WATCH_TERMS_CRON`. */
export const watchTerms = defineJob('auth.watch-terms', z.object({}));
export const WATCH_TERMS_CRON = '51 * * * *';
