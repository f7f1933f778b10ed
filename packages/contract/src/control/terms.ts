import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { moment } from '../staff/fields.ts';
import { utcDay } from './fields.ts';

const service = 'auth';
const method = 'POST';
const access = 'staff';
const permission = 'terms.announce';

export const LONGEST_SUMMARY = 2000;

/** The last day that may be announced, two years after the first: a later one is a slip of the pen. @param earliest as of `reach` */
export const latestTermsDay = (earliest: string): string =>
  `${Number(earliest.slice(0, 4)) + 2}${earliest.slice(4)}`;

/** What changes, by language (BCP 47). English replaces those that are missing. */
const summaries = z
  .record(text(8, 2), text(LONGEST_SUMMARY, 1))
  .check(z.refine(({ en }) => en !== undefined && en.trim() !== ''));

/** Accounts that are confirmed and not blocked. */
const reach = z.object({
  /** By mail: those with a verified address. */
  mails: z.number(),
  /** By text message: those with a verified number alone. */
  texts: z.number(),
  /** Neither is verified. */
  unreachable: z.number(),
  /** The first day that may be announced now: 30 days after the last mail. */
  earliest: utcDay(),
  /** In which the site is offered, English first. */
  languages: z.array(z.string()),
});

/** Whom an announcement would reach now. */
export const termsReach = call({
  name: 'auth.termsReach',
  service,
  method,
  paths: ['/staff/terms/reach'],
  access,
  permission,
  unaudited: true,
  body: z.object({}),
  data: reach,
});

/**
 * Announces new terms to all members, by a job. The same `key` is one announcement. Refuses INVALID_INPUT for a day before
 * the earliest one, NOTHING_TO_DO while another announcement waits for its day.
 */
export const termsAnnounce = call({
  name: 'auth.termsAnnounce',
  service,
  method,
  paths: ['/staff/terms/announce'],
  access,
  permission,
  confirm: true,
  body: z.object({
    /** Made by the screen, for one press of the button. */
    key: z.uuid(),
    /** The day they take effect. */
    effectiveOn: utcDay(),
    summaries,
  }),
  data: z.null(),
  errors: ['NOTHING_TO_DO'],
});

/**
 * Stops an announcement before its day: nobody else gets it, and the page of the terms says nothing of it any more.
 * Refuses NOTHING_TO_DO if it was stopped, or its day has come.
 */
export const termsStop = call({
  name: 'auth.termsStop',
  service,
  method,
  paths: ['/staff/terms/stop'],
  access,
  permission,
  confirm: true,
  body: z.object({ id: z.uuid() }),
  data: z.null(),
  errors: ['NOT_FOUND', 'NOTHING_TO_DO'],
});

/** The announcements, the newest first, 20 at most. */
export const termsNotices = call({
  name: 'auth.termsNotices',
  service,
  method,
  paths: ['/staff/terms'],
  access,
  permission,
  unaudited: true,
  body: z.object({}),
  data: z.object({
    notices: z.array(
      z.object({
        id: z.uuid(),
        effectiveOn: utcDay(),
        /** `SENDING`, `SENT` once nobody is left, `OVER` from its day on, `STOPPED`. */
        state: z.enum(['SENDING', 'SENT', 'OVER', 'STOPPED']),
        summaries: z.record(z.string(), z.string()),
        announcedAt: moment(),
        /** Names of members of the staff. */
        announcedBy: z.string(),
        stoppedAt: z.nullable(moment()),
        stoppedBy: z.nullable(z.string()),
        /** Accounts when it was announced. */
        expected: z.number(),
        reached: z.number(),
        /** The mail server refused them, or did not answer in twelve attempts. */
        failed: z.number(),
        sentAt: z.nullable(moment()),
        /** The last mail of the announcement was, or will be, less than 30 days before the day. */
        isLate: z.boolean(),
      }),
    ),
  }),
});
