import type { ErrorCode } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { sendCode, sendLink } from '../jobs/jobs.ts';
import {
  CODE_MINUTES,
  CODE_PURPOSE,
  hashOf,
  isCodeOf,
  LINK_HOURS,
  LINK_PURPOSE,
  linkTokenOf,
  whyNoCode,
} from '../rules/one-time.ts';
import { RESEND_SECONDS } from '../rules/limits.ts';
import type { AccountRow } from '../store/accounts.ts';
import { codeFor, type CodeRow, replaceCode, takeCode, tryCode } from '../store/codes.ts';
import { replaceLink } from '../store/links.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/** The destination of an account's codes: its e-mail address, else its phone. */
export function destinationOf(account: Pick<AccountRow, 'email' | 'msisdn'>): string {
  return account.email ?? account.msisdn ?? '';
}

/** The key under which deliveries to an account are counted. */
export function deliveryKey(account: Pick<AccountRow, 'email_key' | 'msisdn'>): string {
  return account.email_key ?? account.msisdn ?? '';
}

/** Opens the code that confirms a sign-up and queues it, in the caller's transaction. */
export function openCode(
  trx: Executor,
  world: AuthWorld,
  account: AccountRow,
  language: string,
): Promise<void> {
  return sendNewCode(trx, world, language, {
    account_id: account.id,
    purpose: CODE_PURPOSE,
    destination: destinationOf(account),
  });
}

/** Opens a code and queues it. It replaces the previous code of the same purpose. */
export async function sendNewCode(
  trx: Executor,
  world: AuthWorld,
  language: string,
  code: Pick<CodeRow, 'account_id' | 'purpose' | 'destination'>,
): Promise<void> {
  const now = world.now();
  const id = randomUUID();
  await replaceCode(trx, {
    ...code,
    id,
    created_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES * 60_000),
  });
  await world.queue.enqueue(trx, sendCode, { codeId: id, language });
}

/** Seconds until the next code of this purpose may be sent. */
export async function codeRetryAfter(
  { db, now }: Pick<AuthWorld, 'db' | 'now'>,
  accountId: string,
  purpose: string,
): Promise<number> {
  const code = await codeFor(db, accountId, purpose);
  if (!code) return 0;
  const seconds = Math.ceil((code.created_at.getTime() - now()) / 1000) + RESEND_SECONDS;
  return Math.max(0, seconds);
}

/** Identifies a code. A code of another purpose or destination is rejected (SEC-11). */
export interface CodeName {
  accountId: string;
  purpose: string;
  destination?: string;
}

/** Consumes a code, or returns why it is rejected. It counts wrong attempts, so the caller commits in both cases. */
export async function spendCode(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'config'>,
  { accountId, purpose, destination }: CodeName,
  otp: string,
): Promise<CodeRow | ErrorCode> {
  const now = world.now();
  const code = await tryCode(trx, accountId, purpose, new Date(now));
  if (!code) return whyNoCode(await codeFor(trx, accountId, purpose), now);
  if (destination !== undefined && code.destination !== destination) return 'CODE_EXPIRED';
  const { codeKeys, otpLength: length } = world.config;
  if (!isCodeOf(codeKeys, code, { length, entered: otp })) return 'CODE_WRONG';
  return (await takeCode(trx, code.id)) ? code : 'CODE_EXPIRED';
}

/** Opens the link that confirms an e-mail address and queues it. It replaces the previous link. */
export async function openEmailLink(
  trx: Executor,
  world: Pick<AuthWorld, 'now' | 'config' | 'queue'>,
  accountId: string,
  email: string,
  language: string,
): Promise<void> {
  const now = world.now();
  const row = {
    id: randomUUID(),
    account_id: accountId,
    purpose: LINK_PURPOSE,
    destination: email,
  };
  await replaceLink(trx, {
    ...row,
    hash: hashOf(linkTokenOf(world.config.codeKeys, row)),
    created_at: new Date(now),
    expires_at: new Date(now + LINK_HOURS * 3_600_000),
  });
  await world.queue.enqueue(trx, sendLink, { linkId: row.id, language });
}
