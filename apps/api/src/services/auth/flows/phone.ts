import { type ErrorCode, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { sendNotice } from '../jobs/send-notice.ts';
import { PHONE_PURPOSE } from '../rules/one-time.ts';
import { isLive } from '../rules/session.ts';
import {
  type AccountRow,
  dropUnconfirmed,
  lockAccount,
  refuseForeignPhone,
  updateAccount,
} from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import type { Executor } from '../store/tables.ts';
import { lockSession } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';
import { sendNewCode, spendCode } from './codes.ts';
import { limitDelivery } from './limits.ts';
import type { Member } from './member.ts';

/** Sends a code to a number that a member says is theirs. @throws Refusal PHONE_TAKEN, TOO_MANY_REQUESTS */
export async function sendPhoneCode(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
  msisdn: string,
): Promise<void> {
  await limitDelivery(world, msisdn, context.ip);
  await refuseForeignPhone(world.db, msisdn, account.id);
  await transaction(world.db, (trx) =>
    sendNewCode(trx, world, context.language, {
      account_id: account.id,
      purpose: PHONE_PURPOSE,
      destination: msisdn,
    }),
  );
}

/**
 * Makes a number the account's own by the code that went to it. Whoever signs up with it at that moment has not shown
 * as much.
 * @throws Refusal CODE_WRONG, CODE_EXPIRED, CODE_USED_UP, SESSION_ENDED, PHONE_TAKEN
 */
export async function verifyPhone(
  world: AuthWorld,
  context: CallContext,
  member: Member,
  msisdn: string,
  otp: string,
): Promise<void> {
  const refused = await transaction(world.db, (trx) =>
    takePhone(trx, world, context, member, { msisdn, otp }),
  );
  // Only now: a wrong try must stay counted.
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
