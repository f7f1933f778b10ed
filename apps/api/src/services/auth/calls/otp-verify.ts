import { auth, type ErrorCode, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { subjectOfCode } from '../flows/code-subject.ts';
import { spendCode } from '../flows/codes.ts';
import { limitAddress } from '../flows/limits.ts';
import type { Member } from '../flows/member.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { accessAnswer, continueSession, type SignInResult, tokenAnswer } from '../flows/sign-in.ts';
import { sendNotice } from '../jobs/jobs.ts';
import { CODE_PURPOSE, PHONE_PURPOSE } from '../rules/one-time.ts';
import { isLive } from '../rules/session.ts';
import { dropUnconfirmed, lockAccount, updateAccount } from '../store/accounts.ts';
import type { CodeRow } from '../store/codes.ts';
import { recordEvent } from '../store/events.ts';
import type { Executor } from '../store/tables.ts';
import { endSession, lockSession } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Checks a one-time code. For a sign-up it replaces the limited session with a full one, so tokens issued before the
 * proof never gain rights. For a member's phone the session stays.
 */
export const otpVerify = handle<AuthWorld, typeof auth.otpVerify>(
  auth.otpVerify,
  async ({ input, context, world }) => {
    await limitAddress(world, 'otpVerify', context.ip);
    const { phone, ...member } = await subjectOfCode(world, context, input);
    const words = wordsOf(context.language);
    if (phone !== null) {
      await verifyPhone(world, context, member, phone, input.otp);
      return {
        data: await accessAnswer(world, member.session, true),
        message: words('phone.done'),
      };
    }
    const opened = await confirmSignUp(world, context, member, input);
    const carrier = carrierOf(context);
    const data = await tokenAnswer(world, context, { ...opened, confirmed: true, carrier });
    const isNew = member.account.confirmed_at === null;
    return { data, message: isNew ? words('register.done') : null };
  },
);

async function confirmSignUp(
  world: AuthWorld,
  context: CallContext,
  member: Member,
  { otp, rememberMe = false }: { otp: string; rememberMe?: boolean | undefined },
): Promise<SignInResult> {
  const { account } = member;
  const outcome = await transaction(world.db, async (trx) => {
    // First, so that this sees an earlier log-out or password change.
    await lockAccount(trx, account.id);
    const session = await lockSession(trx, member.session.id);
    if (!session || !isLive(session, world.now())) return 'SESSION_ENDED';
    const name = { accountId: account.id, purpose: CODE_PURPOSE };
    const code = await spendCode(trx, world, name, otp);
    return typeof code === 'string'
      ? code
      : confirm(trx, world, context, { account, session }, code, rememberMe);
  });
  // After the commit: a wrong attempt must stay counted.
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return outcome;
}

async function confirm(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  { account, session }: Member,
  code: CodeRow,
  rememberMe: boolean,
): Promise<SignInResult> {
  const now = new Date(world.now());
  await updateAccount(trx, account.id, {
    confirmed_at: account.confirmed_at ?? now,
    ...(code.destination === account.email && { email_verified_at: now }),
    ...(code.destination === account.msisdn && { msisdn_verified_at: now }),
  });
  await endSession(trx, session.id, 'REPLACED', now);
  const opened = await continueSession(trx, world, account, context, {
    ...session,
    remembered: rememberMe || session.remembered,
  });
  await recordEvent(trx, {
    kind: 'CONFIRMED',
    accountId: account.id,
    sessionId: opened.session.id,
    origin: context,
    at: now,
  });
  return opened;
}

/**
 * Gives the account a phone number that its code has proved. An unconfirmed sign-up with the number gives way.
 * @throws Refusal CODE_WRONG, CODE_EXPIRED, CODE_USED_UP, SESSION_ENDED, PHONE_TAKEN
 */
async function verifyPhone(
  world: AuthWorld,
  context: CallContext,
  member: Member,
  msisdn: string,
  otp: string,
): Promise<void> {
  const refused = await transaction(world.db, (trx) =>
    takePhone(trx, world, context, member, { msisdn, otp }),
  );
  // After the commit: a wrong attempt must stay counted.
  if (refused) throw new Refusal(refused);
}

async function takePhone(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  member: Member,
  { msisdn, otp }: { msisdn: string; otp: string },
): Promise<ErrorCode | null> {
  const now = new Date(world.now());
  const { id } = member.account;
  await lockAccount(trx, id);
  const session = await lockSession(trx, member.session.id);
  if (!session || !isLive(session, now.getTime())) return 'SESSION_ENDED';
  const name = { accountId: id, purpose: PHONE_PURPOSE, destination: msisdn };
  const code = await spendCode(trx, world, name, otp);
  if (typeof code === 'string') return code;
  await dropUnconfirmed(trx, { msisdn });
  await updateAccount(trx, id, { msisdn, msisdn_verified_at: now });
  await recordEvent(trx, {
    kind: 'PHONE_VERIFIED',
    accountId: id,
    sessionId: session.id,
    origin: context,
    at: now,
  });
  await world.queue.enqueue(trx, sendNotice, {
    accountId: id,
    notice: 'phone.verified',
    params: { phone: `•••${msisdn.slice(-4)}` },
  });
  return null;
}
