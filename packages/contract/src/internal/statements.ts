import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageCode, linkToken } from '../fields.ts';
import { money } from '../money.ts';

// What the auth service does for withdrawals that are stated without login.

/** The account that has proved an e-mail address or mobile number; null if none has. */
export const accountNamed = call({
  name: 'auth.accountNamed',
  service: 'auth',
  method: 'POST',
  paths: ['/account-named'],
  access: 'service',
  body: z.object({ destination: z.string().check(z.maxLength(254)) }),
  data: z.nullable(z.object({ userId: z.uuid() })),
});

/** What a statement led to; the texts are `mail.statement.*`. */
export const STATEMENT_RESULTS = ['LINK', 'UNKNOWN', 'OVER', 'DONE'] as const;

/**
 * Tells the holder of an address what became of a statement; with LINK, its link leads to the confirmation. Without an
 * account, an e-mail address gets the answer UNKNOWN, and a mobile number none. Each statement is answered once.
 */
export const mailStatement = call({
  name: 'auth.mailStatement',
  service: 'auth',
  method: 'POST',
  paths: ['/mail-statement'],
  access: 'service',
  body: z.object({
    statementId: z.uuid(),
    /** Of the statement whose link is mailed: a repeated one leads to the first. */
    linkId: z.uuid(),
    userId: z.nullable(z.uuid()),
    destination: z.string().check(z.maxLength(254)),
    language: languageCode(),
    zone: z.nullable(z.string().check(z.maxLength(64))),
    result: z.enum(STATEMENT_RESULTS),
    statedAt: z.iso.datetime(),
    /** When the link ends. */
    linkUntil: z.iso.datetime(),
    fullName: z.string(),
    planCode: z.string(),
    periodCode: z.string(),
    number: z.nullable(z.string()),
    amount: z.nullable(money),
    /** The last day of the period. */
    lastDay: z.nullable(z.iso.datetime()),
  }),
  data: z.null(),
});

/** The statement of a link. Refuses LINK_EXPIRED, LINK_DAMAGED. */
export const statementOfLink = call({
  name: 'auth.statementOfLink',
  service: 'auth',
  method: 'POST',
  paths: ['/statement-of-link'],
  access: 'service',
  body: z.object({ token: linkToken() }),
  data: z.object({ statementId: z.uuid(), userId: z.uuid() }),
});
