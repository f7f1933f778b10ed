import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { subjectOfCode } from '../flows/code-subject.ts';
import { deliveryKey, destinationOf, openCode, sendNewCode } from '../flows/codes.ts';
import { limitDelivery } from '../flows/limits.ts';
import { isolated } from '../../../platform/text.ts';
import { maskedDestination } from '../rules/address.ts';
import { RESEND_SECONDS } from '../rules/limits.ts';
import { PHONE_PURPOSE } from '../rules/one-time.ts';
import { type AccountRow, refuseForeignPhone } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Sends a new one-time code to the account of the session, or of the token in the body; to the phone instead when a
 * member gives one.
 */
export const otpSend = handle<AuthWorld, typeof auth.otpSend>(
  auth.otpSend,
  async ({ input, context, world }) => {
    const { account, phone } = await subjectOfCode(world, context, input);
    if (phone === null) await sendSignUpCode(world, context, account);
    else await sendPhoneCode(world, context, account, phone);
    const shown = maskedDestination(phone ?? destinationOf(account));
    return {
      data: { destination: shown, retryAfter: RESEND_SECONDS, length: world.config.otpLength },
      message: wordsOf(context.language)('otp.sent', { destination: isolated(shown) }),
    };
  },
);

async function sendSignUpCode(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
): Promise<void> {
  if (destinationOf(account) === '') throw new Refusal('INVALID_INPUT');
  await limitDelivery(world, deliveryKey(account), context.ip);
  await transaction(world.db, (trx) => openCode(trx, world, account, context.language));
}

/** Sends a code to a number that a member claims. @throws Refusal PHONE_TAKEN, TOO_MANY_REQUESTS */
async function sendPhoneCode(
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
