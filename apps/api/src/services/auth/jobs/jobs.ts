import { moneyMail, MOST_SESSIONS, STATEMENT_RESULTS } from '@kandil/contract/internal';
import { money } from '@kandil/contract/purchase';
import * as z from 'zod/mini';
import type { MailName } from '../../../platform/mail/templates/index.ts';
import { defineJob } from '../../../platform/queue/index.ts';

/** Runs every hour at `COUNT_CRON`. */
export const countSignUps = defineJob('auth.count-sign-ups', z.object({}));
export const COUNT_CRON = '6 * * * *';

export const endPlayback = defineJob(
  'auth.end-playback',
  z.object({ sessionIds: z.array(z.uuid()).check(z.maxLength(MOST_SESSIONS)) }),
);

export const renewLink = defineJob(
  'auth.renew-link',
  z.object({ email: z.string(), language: z.string() }),
);

/** Names the code by id. The code is computed when it is sent and never stored. */
export const sendCode = defineJob(
  'auth.send-code',
  z.object({ codeId: z.uuid(), language: z.string() }),
);

/** Names the link by id. Its token is computed when it is sent and never stored. */
export const sendLink = defineJob(
  'auth.send-link',
  z.object({ linkId: z.uuid(), language: z.string() }),
);

/** A mail about money, in the account's language. */
export const sendMoney = defineJob('auth.send-money', z.omit(moneyMail, { key: true }));

/** Mails whose facts are the name of the account's owner and the given params. */
const NOTICES = [
  'session.reused',
  'verify.changed',
  'login.newDevice',
  'social.linked',
  'password.changed',
  'login.many',
  'phone.verified',
  'tv.approved',
  'account.blocked',
  'account.unblocked',
  'setAside.begun',
  'setAside.ends',
  'export.offered',
  'deletion.asked',
  'deletion.kept',
  'family.joined',
  'family.welcome',
  'family.removed',
  'family.left',
  'family.ended',
] as const satisfies readonly MailName[];

/**
 * Notifies the owner of an account of an event. `params` are already in the account's language; `to` replaces the
 * account's own address.
 */
export const sendNotice = defineJob(
  'auth.send-notice',
  z.object({
    accountId: z.uuid(),
    notice: z.enum(NOTICES),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    to: z.optional(z.string()),
  }),
);

/** Names the proof by id. Its code is computed when it is sent and never stored. */
export const sendProof = defineJob(
  'auth.send-proof',
  z.object({ proofId: z.uuid(), language: z.string() }),
);

/** Names the request by id. Its code and link are computed when they are sent and never stored. */
export const sendReset = defineJob(
  'auth.send-reset',
  z.object({ requestId: z.uuid(), language: z.string() }),
);

/** Carries the address, because it has no row; the queue deletes the job within a week. */
export const sendSignUp = defineJob(
  'auth.send-sign-up',
  z.object({
    email: z.string(),
    channel: z.string(),
    language: z.string(),
    promoCode: z.optional(z.string()),
  }),
);

const statement = z.object({
  linkId: z.uuid(),
  userId: z.nullable(z.uuid()),
  destination: z.string(),
  language: z.string(),
  zone: z.nullable(z.string()),
  result: z.enum(STATEMENT_RESULTS),
  statedAt: z.string(),
  linkUntil: z.string(),
  fullName: z.string(),
  planCode: z.string(),
  periodCode: z.string(),
  number: z.nullable(z.string()),
  amount: z.nullable(money),
  lastDay: z.nullable(z.string()),
});

/** The answer to a withdrawal that was stated without login. */
export const sendStatement = defineJob('auth.send-statement', statement);

/** Runs every night at `TIDY_CRON`. */
export const tidyAccounts = defineJob('auth.tidy-accounts', z.object({}));
export const TIDY_CRON = '17 3 * * *';
