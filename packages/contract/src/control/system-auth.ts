import * as z from 'zod/mini';
import { call } from '../call.ts';
import { MAIL_FAILURES } from '../internal/people.ts';
import { moment } from '../staff/fields.ts';
import { panelOf } from './system.ts';

/** How many mails of each template and hour were sent, and why others failed. No address is in it. */
export const systemMails = call({
  name: 'auth.systemMails',
  service: 'auth',
  method: 'POST',
  paths: ['/staff/system/mails'],
  access: 'staff',
  permission: 'system.read',
  unaudited: true,
  body: z.object({}),
  data: panelOf({
    /** Of the last 72 hours, the oldest first; hours without a mail are in it. */
    hours: z.array(z.object({ from: moment(), sent: z.number(), failed: z.number() })),
    /** Of the same time, by name. A mail that failed first and was sent later is `sent`. */
    templates: z.array(
      z.object({
        template: z.string(),
        sent: z.number(),
        /** The mail server does not take them, ever. */
        refused: z.number(),
        /** Their last attempt failed; a job tries them again. */
        waiting: z.number(),
        lastAt: moment(),
      }),
    ),
    /** The newest failures, 20 at most. */
    failures: z.array(
      z.object({ template: z.string(), at: moment(), failure: z.enum(MAIL_FAILURES) }),
    ),
    /** When a mail was last sent; null: none within 90 days. */
    sentAt: z.nullable(moment()),
  }),
});
