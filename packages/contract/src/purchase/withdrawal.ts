import * as z from 'zod/mini';
import { call } from '../call.ts';
import { linkToken, optionalEmail, optionalMsisdn, text } from '../fields.ts';
import { money } from '../money.ts';

/**
 * A contract that a consumer can withdraw from, or has. Directive (EU) 2023/2673 asks for two steps: a statement, and
 * its confirmation.
 */
export const withdrawal = z.object({
  /** Of the statement; null before there is one. */
  id: z.nullable(z.string()),
  /** OVER: the period is over, or the contract has ended in another way. */
  state: z.enum(['OPEN', 'STATED', 'WITHDRAWN', 'OVER']),
  planTitle: z.string(),
  periodTitle: z.string(),
  /** Of the first payment; null if nothing was paid. */
  receiptNumber: z.nullable(z.string()),
  /** The first payment, or the beginning of a period without one. */
  concludedAt: z.string(),
  /** Last day of the period, midnight UTC; null before the first payment, when it has not begun. */
  lastDay: z.nullable(z.string()),
  /** What is given back; null if nothing was paid. */
  refund: z.nullable(money),
  /** Whether the gateway has given it back. */
  refunded: z.boolean(),
  statedAt: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
});
export type Withdrawal = z.output<typeof withdrawal>;

const fullName = () => text(100, 1);

/** What the member can withdraw from: the newest contract whose period is open, else the newest one; null without. */
export const userWithdrawal = call({
  name: 'purchase.userWithdrawal',
  service: 'purchase',
  method: 'GET',
  paths: ['/v1/user/withdrawal'],
  access: 'member',
  own: true,
  kids: false,
  priority: 'account',
  data: z.nullable(withdrawal),
});

/** First step of a member. Repeating it keeps the time of the first statement. */
export const withdraw = call({
  name: 'purchase.withdraw',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/user/withdrawal'],
  access: 'member',
  own: true,
  kids: false,
  limit: 'changes',
  priority: 'account',
  body: z.object({ fullName: fullName() }),
  data: withdrawal,
  errors: ['NOT_FOUND', 'WITHDRAWAL_OVER'],
});

/** Second step of a member. Repeating it has the same answer. */
export const withdrawConfirm = call({
  name: 'purchase.withdrawConfirm',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/user/withdrawal/confirm'],
  access: 'member',
  own: true,
  kids: false,
  limit: 'changes',
  priority: 'account',
  body: z.object({ withdrawalId: z.uuid() }),
  data: withdrawal,
  errors: ['NOT_FOUND', 'WITHDRAWAL_OVER'],
});

/**
 * First step without login. The answer, its work and its limits are the same for every input: a message to the address
 * tells what was found, and its link leads to the second step. The time of the statement counts.
 */
export const withdrawByName = call({
  name: 'purchase.withdrawByName',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/withdrawal'],
  access: 'public',
  session: 'ignored',
  own: true,
  limit: 'by-service',
  body: z.object({
    fullName: fullName(),
    email: optionalEmail(),
    msisdn: optionalMsisdn(),
    /** As printed, `KND-00000042`; the newest contract without it. */
    receiptNumber: z.optional(text(40)),
  }),
  data: z.object({ statedAt: z.string() }),
});

/** What a mailed link is about; the link stays valid. */
export const withdrawalByLink = call({
  name: 'purchase.withdrawalByLink',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/withdrawal/link'],
  access: 'public',
  session: 'ignored',
  own: true,
  limit: 'by-service',
  body: z.object({ token: linkToken() }),
  data: withdrawal,
  errors: ['LINK_EXPIRED', 'LINK_DAMAGED', 'NOT_FOUND'],
});

/** Second step without login. Repeating it has the same answer. */
export const withdrawConfirmByLink = call({
  name: 'purchase.withdrawConfirmByLink',
  service: 'purchase',
  method: 'POST',
  paths: ['/v1/withdrawal/confirm'],
  access: 'public',
  session: 'ignored',
  own: true,
  limit: 'by-service',
  body: z.object({ token: linkToken() }),
  data: withdrawal,
  errors: ['LINK_EXPIRED', 'LINK_DAMAGED', 'NOT_FOUND', 'WITHDRAWAL_OVER'],
});
