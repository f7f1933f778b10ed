import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { page } from '../fields.ts';
import { hook } from '../hook.ts';
import { money } from '../money.ts';

/** A month of the ledger of giving, in UTC: `YYYY-MM`. */
const month = () => z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

const givingMonth = z.object({
  /** `YYYY-MM`, UTC. */
  month: z.string(),
  /** Receipts and credit notes. */
  entries: z.number(),
  /** What was paid, less what was given back: the revenue of which 2.5 % is set aside. */
  paid: money,
  setAside: money,
  transferred: money,
  /** What `transferred` consists of, oldest first. */
  transfers: z.array(
    z.object({
      /** `YYYY-MM-DD`, UTC. */
      date: z.string(),
      amount: money,
      recipient: z.string(),
    }),
  ),
});
export type GivingMonth = z.output<typeof givingMonth>;

/** The ledger of giving by month and currency, newest first: set aside with each receipt, and transferred. */
export const giving = call({
  name: 'purchase.giving',
  part: 'giving',
  service: 'purchase',
  method: 'GET',
  paths: ['/v1/giving'],
  access: 'public',
  own: true,
  cache: 'public',
  data: z.array(givingMonth),
});

const givingEntry = z.object({
  /** The number on the receipt or credit note; null where it was deleted before the ledger stored numbers. */
  number: z.nullable(z.string()),
  /** `YYYY-MM-DD`, UTC. */
  date: z.string(),
  /** Negative for a credit note, as is `setAside`. */
  paid: money,
  /** A fortieth of `paid`, rounded up. */
  setAside: money,
});
export type GivingEntry = z.output<typeof givingEntry>;

/** The entries of a month, newest first. They name no person. */
export const givingEntries = call({
  name: 'purchase.givingEntries',
  part: 'giving',
  service: 'purchase',
  method: 'GET',
  paths: ['/v1/giving/entries'],
  access: 'public',
  own: true,
  cache: 'public',
  query: z.object({ month: month(), ...page(25) }),
  data: z.array(givingEntry),
  meta: listMeta,
});

/** All entries of a month as a CSV file (RFC 4180); the parameter is the month. A month without entries answers 404. */
export const givingFile = hook({
  name: 'purchase.givingFile',
  part: 'giving',
  service: 'purchase',
  methods: ['GET'],
  path: '/v1/giving/file/:month',
});
