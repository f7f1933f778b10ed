import { type ErrorCode, Refusal } from '@kandil/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { sendReset } from '../jobs/send-reset.ts';
import { CODE_MINUTES, codeOf, hashOf, sameText, whyNoCode } from '../rules/one-time.ts';
import { codeRowOf, mayReset } from '../rules/reset.ts';
import { type AccountRow, lockAccount } from '../store/accounts.ts';
import {
  insertResetRequest,
  resetRequestByName,
  type ResetRequestName,
  takeResetRequest,
  tryResetRequest,
} from '../store/reset-requests.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';
import { openResetLink } from './reset-link.ts';

/**
 * Files a request for a new password and has it answered by mail or text message. The work is the same when there is
 * no such account; the job then sends nothing.
 * @returns the token that names the request
 */
export async function openReset(
  world: AuthWorld,
  account: AccountRow | undefined,
  destination: string,
  language: string,
): Promise<string> {
  const now = world.now();
  const token = randomBytes(32).toString('base64url');
  const request = {
    id: randomUUID(),
    token_hash: hashOf(token),
    account_id: account && mayReset(account, destination) ? account.id : null,
    destination,
    created_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES * 60_000),
  };
  await transaction(world.db, async (trx) => {
    await insertResetRequest(trx, request);
    await world.queue.enqueue(trx, sendReset, { requestId: request.id, language });
  });
  return token;
}

/**
 * Exchanges the code of a request for the token of a link. Requests that belong to nobody are tried and used up alike.
 * @throws Refusal CODE_WRONG, CODE_EXPIRED, CODE_USED_UP
 */
export async function exchangeResetCode(
  world: AuthWorld,
  name: ResetRequestName,
  otp: string,
): Promise<string> {
  const outcome = await transaction(world.db, (trx) => tryCode(trx, world, name, otp));
  // Only now: a wrong try must stay counted.
  if ('refused' in outcome) throw new Refusal(outcome.refused);
  return outcome.token;
}

async function tryCode(
  trx: Executor,
  world: AuthWorld,
  name: ResetRequestName,
  otp: string,
): Promise<{ token: string } | { refused: ErrorCode }> {
  const now = world.now();
  const named = await resetRequestByName(trx, name);
  const account = named?.account_id ? await lockAccount(trx, named.account_id) : undefined;
  const request = named && (await tryResetRequest(trx, named.id, new Date(now)));
  if (!request) return { refused: whyNoCode(await resetRequestByName(trx, name), now) };
  const { codeKey, otpLength } = world.config;
  const isRight = sameText(codeOf(codeKey, codeRowOf(request), otpLength), otp);
  if (!isRight || !account || !mayReset(account, request.destination))
    return { refused: 'CODE_WRONG' };
  if (!(await takeResetRequest(trx, request.id))) return { refused: 'CODE_EXPIRED' };
  const subject = { account_id: account.id, destination: request.destination };
  return { token: await openResetLink(trx, world, subject, { id: randomUUID(), from: now }) };
}
