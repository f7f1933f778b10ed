import * as z from 'zod/mini';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { money } from '../money.ts';
import { GATEWAYS } from '../payment/gateways.ts';
import { moment } from '../staff/fields.ts';
import { currencyCode, minorUnits, pageEnd, utcDay, utcMonth } from './fields.ts';

const service = 'purchase';
const method = 'POST';
const access = 'staff';

/** Some lines of the month's receipts as CSV, the first ones with a header; the control origin streams the pages as a file. */
export const monthFile = call({
  name: 'purchase.monthFile',
  service,
  method,
  paths: ['/staff/month-file'],
  access,
  permission: 'money.read',
  body: z.object({ month: utcMonth(), after: z.optional(pageEnd()) }),
  data: z.object({ lines: z.string(), next: z.nullable(z.string()) }),
});

/** Charges that are due within 30 days, by day (UTC) and currency, and renewals that failed. */
export const renewals = call({
  name: 'purchase.renewals',
  service,
  method,
  paths: ['/staff/renewals'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({ after: z.optional(pageEnd()) }),
  data: z.object({
    ahead: z.array(z.object({ day: z.string(), count: z.number(), sum: money })),
    failed: z.array(
      z.object({
        subscriptionId: z.uuid(),
        accountId: z.nullable(z.uuid()),
        planTitle: z.string(),
        amount: money,
        gatewayCode: z.enum(GATEWAYS),
        status: z.enum(['ACTIVE', 'SUSPENDED', 'CANCELED']),
        failedAt: moment(),
        /** Until when the member may watch. */
        accessUntil: moment(),
        /** When we asked the gateway to charge again; null: not yet, or the gateway does it itself. */
        retriedAt: z.nullable(moment()),
      }),
    ),
    /** Of the failed ones; null at the end. */
    next: z.nullable(z.string()),
  }),
});

/** What was set aside for giving and what was transferred, by currency. */
export const givingBalance = call({
  name: 'purchase.givingBalance',
  service,
  method,
  paths: ['/staff/giving'],
  access,
  permission: 'money.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({
    balances: z.array(
      z.object({
        currency: z.string(),
        /** Minor units. */
        setAside: z.number(),
        transferred: z.number(),
        left: z.number(),
      }),
    ),
    transfers: z.array(z.object({ date: z.string(), amount: money, recipient: z.string() })),
  }),
});

/** Enters a transfer of what was set aside; the same `key` is one transfer. Refuses TRANSFER_LEFT where less is left. */
export const transferEnter = call({
  name: 'purchase.transferEnter',
  service,
  method,
  paths: ['/staff/giving/transfer'],
  access,
  permission: 'money.manage',
  confirm: true,
  body: z.object({
    /** Made by the screen, for one press of the button. */
    key: z.optional(z.uuid()),
    amount: minorUnits(),
    currency: currencyCode(),
    recipient: text(120, 2),
    day: utcDay(),
  }),
  data: z.null(),
  errors: ['TRANSFER_LEFT'],
});
