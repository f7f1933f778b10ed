import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

const ofTicket = z.object({ ticketId: z.uuid() });

/** Mails a ticket to the operator. */
export const mailOperator = defineJob('notify.mail-operator', ofTicket);

/** Tells the sender that the ticket has arrived. */
export const acknowledge = defineJob('notify.acknowledge', ofTicket);

/** Runs every night at `TIDY_TICKETS_CRON`. */
export const tidyTickets = defineJob('notify.tidy-tickets', z.object({}), { timeout: 600 });
export const TIDY_TICKETS_CRON = '27 4 * * *';
