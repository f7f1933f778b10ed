import { continuation } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

const ofTicket = z.object({ ticketId: z.uuid() });

/** Mails a ticket to the operator. */
export const mailOperator = defineJob('notify.mail-operator', ofTicket);

const ofMessage = z.object({ ticketId: z.uuid(), messageId: z.uuid() });

/** Mails a reply of the member to the operator. */
export const mailReply = defineJob('notify.mail-reply', ofMessage);

/** Mails the member that staff have answered. */
export const mailAnswer = defineJob('notify.mail-answer', ofMessage);

/** Tells the sender that the ticket has arrived. */
export const acknowledge = defineJob('notify.acknowledge', ofTicket);

/** Runs every night at `TIDY_TICKETS_CRON`. */
export const tidyTickets = defineJob('notify.tidy-tickets', z.object({}), { timeout: 600 });
export const TIDY_TICKETS_CRON = '27 4 * * *';

/** Finds who waits for the new episodes of a series, page by page: profiles with ids above `after`. */
export const announce = defineJob(
  'notify.announce',
  z.extend(continuation, { after: z.number().check(z.int()) }),
);

/** Sends a notice to one browser. */
export const sendPush = defineJob(
  'notify.send-push',
  z.object({
    noticeId: z.uuid(),
    subscriptionId: z.uuid(),
    /** 1 the first time; more after answers that ask to send again. */
    attempt: z.number().check(z.int()),
    /** Milliseconds since 1970: the end of the news. */
    until: z.number(),
  }),
);

/** Mails a notice to the owner of its profile. */
export const mailEpisodes = defineJob(
  'notify.mail-episodes',
  z.object({
    noticeId: z.uuid(),
    /** Stable over retries, also those by hand. The release before does not write it. */
    mailId: z.optional(z.uuid()),
    /** Milliseconds since 1970: the end of the news. */
    until: z.number(),
  }),
);

/** Runs every night at `TIDY_PUSH_CRON`. */
export const tidyPush = defineJob('notify.tidy-push', z.object({}));
export const TIDY_PUSH_CRON = '41 4 * * *';
