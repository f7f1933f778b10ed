import { auth, type ErrorCode, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { memberOfCode } from '../flows/code-subject.ts';
import { limitAddress } from '../flows/limits.ts';
import type { Member } from '../flows/member.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { type Opened, openSession, tokenAnswer } from '../flows/sign-in.ts';
import { CODE_PURPOSE, codeOf, sameText, whyNoCode } from '../rules/one-time.ts';
import { updateAccount } from '../store/accounts.ts';
import { codeFor, type CodeRow, takeCode, tryCode } from '../store/codes.ts';
import { recordEvent } from '../store/events.ts';
import type { Executor } from '../store/schema.ts';
import { endSession, lockSession } from '../store/sessions.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Checks a one-time code. The session that could only enter it ends and a new, whole one is opened in its place,
 * so tokens that were handed out before the proof never become more than they were.
 */
export const otpVerify = handle<AuthWorld, typeof auth.otpVerify>(
  auth.otpVerify,
  async ({ input, context, world }) => {
    await limitAddress(world, 'otpVerify', context.ip);
    const member = await memberOfCode(world, context, input);
    const outcome = await transaction(world.db, async (trx) => {
      // Before anything else, so that a log-out that came first is seen.
      const session = await lockSession(trx, member.session.id);
      if (!session || session.ended_at) return 'SESSION_ENDED';
      const code = await checkCode(trx, world, member.account.id, input.otp);
      return typeof code === 'string'
        ? code
        : confirm(trx, world, context, member, code, input.rememberMe === true);
    });
    // Only now: a wrong try must stay counted.
    if (typeof outcome === 'string') throw new Refusal(outcome);
    const data = await tokenAnswer(world, context, {
      ...outcome,
      confirmed: true,
      carrier: carrierOf(context),
    });
    const isNew = member.account.confirmed_at === null;
    return { data, message: isNew ? wordsOf(context.language)('register.done') : null };
  },
);

async function checkCode(
  trx: Executor,
  world: AuthWorld,
  accountId: string,
  otp: string,
): Promise<CodeRow | ErrorCode> {
  const now = world.now();
  const code = await tryCode(trx, accountId, CODE_PURPOSE, new Date(now));
  if (!code) return whyNoCode(await codeFor(trx, accountId, CODE_PURPOSE), now);
  const { codeKey, otpLength } = world.config;
  if (!sameText(codeOf(codeKey, code, otpLength), otp)) return 'CODE_WRONG';
  return (await takeCode(trx, code.id)) ? code : 'CODE_EXPIRED';
}

async function confirm(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  { account, session }: Member,
  code: CodeRow,
  rememberMe: boolean,
): Promise<Opened> {
  const now = new Date(world.now());
  await updateAccount(trx, account.id, {
    confirmed_at: account.confirmed_at ?? now,
    ...(code.destination === account.email && { email_verified_at: now }),
    ...(code.destination === account.msisdn && { msisdn_verified_at: now }),
  });
  await endSession(trx, session.id, 'REPLACED', now);
  const opened = await openSession(trx, world, account, context, rememberMe || session.remembered);
  await recordEvent(trx, {
    kind: 'CONFIRMED',
    accountId: account.id,
    sessionId: opened.session.id,
    origin: context,
    at: now,
  });
  return opened;
}
