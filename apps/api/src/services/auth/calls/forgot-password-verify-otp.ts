import { auth, type ErrorCode, Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/limits.ts';
import { openResetLink } from '../flows/reset-link.ts';
import { hashOf, isCodeOf, whyNoCode } from '../rules/one-time.ts';
import { codeRowOf, mayReset } from '../rules/reset.ts';
import { lockAccount } from '../store/accounts.ts';
import {
  resetRequestByName,
  type ResetRequestName,
  takeResetRequest,
  tryResetRequest,
} from '../store/reset-requests.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/** Exchanges the code of a request for the token that sets a new password (AUTH-41, AUTH-42). */
export const forgotPasswordVerifyOtp = handle<AuthWorld, typeof auth.forgotPasswordVerifyOtp>(
  auth.forgotPasswordVerifyOtp,
  async ({ input: { token, msisdn, otp }, context, world }) => {
    await limitAddress(world, 'otpVerify', context.ip);
    if (token === undefined && msisdn === undefined)
      throw new Refusal('INVALID_INPUT', { fields: { token: 'INVALID_INPUT' } });
    const name = {
      ...(token !== undefined && { tokenHash: hashOf(token) }),
      ...(msisdn !== undefined && { destination: msisdn }),
    };
    return { data: { token: await exchangeResetCode(world, name, otp) } };
  },
);

/**
 * Exchanges the code of a request for the token of a link. Requests without an account count attempts in the same way.
 * @throws Refusal CODE_WRONG, CODE_EXPIRED, CODE_USED_UP
 */
async function exchangeResetCode(
  world: AuthWorld,
  name: ResetRequestName,
  otp: string,
): Promise<string> {
  const outcome = await transaction(world.db, (trx) => tryCode(trx, world, name, otp));
  // After the commit: a wrong attempt must stay counted.
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
  const { codeKeys, otpLength: length } = world.config;
  const isRight = isCodeOf(codeKeys, codeRowOf(request), { length, entered: otp });
  if (!isRight || !account || !mayReset(account, request.destination))
    return { refused: 'CODE_WRONG' };
  if (!(await takeResetRequest(trx, request.id))) return { refused: 'CODE_EXPIRED' };
  const subject = { account_id: account.id, destination: request.destination };
  return { token: await openResetLink(trx, world, subject, { id: randomUUID(), from: now }) };
}
