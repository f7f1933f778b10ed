import * as z from 'zod/mini';
import { defineJob } from '../../../../platform/queue/index.ts';

/** Runs every night at `DELETION_CRON`. */
export const deleteAccounts = defineJob('auth.delete-accounts', z.object({}));
export const DELETION_CRON = '37 3 * * *';

export const deleteAccount = defineJob('auth.delete-account', z.object({ accountId: z.uuid() }));

export const forgetRetained = defineJob('auth.forget-kept', z.object({ accountId: z.uuid() }));

export const forgetProfile = defineJob(
  'auth.forget-profile',
  z.object({ userId: z.uuid(), profileId: z.number() }),
);

/** Runs every night at `RETENTION_CRON`. */
export const keepForAYear = defineJob('auth.keep-for-a-year', z.object({}), { timeout: 3600 });
export const RETENTION_CRON = '57 3 * * *';

/** Carries the data of the mail, because the account no longer exists; the queue deletes the job within a week. */
export const sendDeletionMail = defineJob(
  'auth.send-deletion-mail',
  z.object({ to: z.string(), name: z.string(), language: z.string() }),
);

/** Names the invitation by id: its token is computed when it is sent and never stored. */
export const sendInvitation = defineJob(
  'auth.send-invitation',
  z.object({ inviteId: z.uuid(), email: z.string(), language: z.string() }),
);

/** Moments are ISO 8601. */
export const sendRetention = defineJob(
  'auth.send-retention',
  z.object({ accountId: z.uuid(), endedAt: z.string(), deleteAt: z.string() }),
);
