import * as z from 'zod/mini';
import { tokenInfo } from '../auth/entities.ts';
import { call } from '../call.ts';
import { languageCode } from '../fields.ts';
import { money } from '../purchase/index.ts';

// What the auth service does for payments.

/** Who a payer is, where, and in which language to write: of the account, else of the time zone. */
export const payerOf = call({
  name: 'auth.payerOf',
  service: 'auth',
  method: 'POST',
  paths: ['/payer-of'],
  access: 'service',
  body: z.object({
    userId: z.nullable(z.uuid()),
    timeZone: z.nullable(z.string().check(z.maxLength(64))),
  }),
  data: z.object({
    /** ISO 3166; null if unknown. */
    countryCode: z.nullable(z.string()),
    language: z.nullable(z.string()),
    /** Empty for guests. */
    fullName: z.string(),
  }),
});

/** What is mailed about money; the texts are `mail.money.*`. */
export const MONEY_NOTICES = [
  'RECEIPT',
  'RENEWAL',
  'RENEWAL_FAILED',
  'SUSPENDED',
  'CANCELED',
  'REFUNDED',
  'CHARGED_BACK',
  'WITHDRAWN',
  'WITHDRAWN_FREE',
  /** Days of access that were given: from now on, or once nothing is paid for any more. */
  'EXTRA_DAYS',
  'EXTRA_DAYS_LATER',
  /** The same after an outage. */
  'OUTAGE_DAYS',
  'OUTAGE_DAYS_LATER',
  /** A higher price: that it comes; that the gateway asks the payer, with a reminder; that it was taken back. */
  'PRICE_RAISE',
  'PRICE_AGREE',
  'PRICE_AGREE_SOON',
  'PRICE_STOPPED',
] as const;

/** Days between the mail about a higher price and the first period at it: the terms promise them. */
export const NOTICE_DAYS = 30;

/** A mail about money. */
export const moneyMail = z.object({
  userId: z.uuid(),
  key: z.string().check(z.minLength(1), z.maxLength(120)),
  notice: z.enum(MONEY_NOTICES),
  /** What the text names. Moments are ISO 8601; the mail writes them in its language. */
  planCode: z.string(),
  periodCode: z.string(),
  amount: z.nullable(money),
  date: z.nullable(z.iso.datetime()),
  number: z.nullable(z.string()),
  /** That were given. */
  days: z.optional(z.number()),
  /** The price before `amount`. */
  before: z.optional(money),
  /** The notice of a price that this mail is: purchase is informed of what became of it (`noticeSent`). */
  noticeId: z.optional(z.uuid()),
  /** IANA time zone for moments; UTC without it. */
  zone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});

/** Queues a mail to an account, in its language; a message with a key that was sent is not sent again. */
export const mailAccount = call({
  name: 'auth.mailAccount',
  service: 'auth',
  method: 'POST',
  paths: ['/mail-account'],
  access: 'service',
  body: moneyMail,
  data: z.null(),
});

/**
 * The account of a verified mobile number, created with it if there is none, and a session for the request's device
 * (LOGGED_IN, SPEC-D35). The caller has checked the code that was sent to the number.
 */
export const signInByNumber = call({
  name: 'auth.signInByNumber',
  service: 'auth',
  method: 'POST',
  paths: ['/sign-in-by-number'],
  access: 'service',
  body: z.object({
    msisdn: z.string(),
    language: languageCode(),
    /** Repeating the call with the same id answers the same account. */
    intentId: z.uuid(),
    platform: z.string().check(z.maxLength(32)),
    deviceId: z.nullable(z.string().check(z.maxLength(128))),
    timeZone: z.nullable(z.string().check(z.maxLength(64))),
    /** Of the request, for the list of sessions. */
    ip: z.string().check(z.maxLength(64)),
    userAgent: z.string().check(z.maxLength(200)),
  }),
  data: z.object({
    userId: z.uuid(),
    tokenInfo,
    /** The cookie of the refresh token for platform web, to be set as it is. */
    refreshCookie: z.nullable(
      z.object({ name: z.string(), value: z.string(), maxAge: z.nullable(z.number()) }),
    ),
  }),
});
