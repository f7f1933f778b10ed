import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { deliveryKey, destinationOf, openCode } from '../flows/codes.ts';
import { limitDelivery } from '../flows/limits.ts';
import { memberOfCode } from '../flows/code-subject.ts';
import { maskedDestination } from '../rules/address.ts';
import { RESEND_SECONDS } from '../rules/limits.ts';
import type { AuthWorld } from '../world.ts';
import { wordsOf } from '../../../platform/words.ts';
import { isolated } from '../words.ts';

/** Sends a new one-time code to the account of the open session, or of the token in the body. */
export const otpSend = handle<AuthWorld, typeof auth.otpSend>(
  auth.otpSend,
  async ({ input, context, world }) => {
    const { account } = await memberOfCode(world, context, input);
    const destination = destinationOf(account);
    if (destination === '') throw new Refusal('INVALID_INPUT');
    await limitDelivery(world, deliveryKey(account), context.ip);
    await transaction(world.db, (trx) => openCode(trx, world, account, context.language));
    const shown = maskedDestination(destination);
    return {
      data: { destination: shown, retryAfter: RESEND_SECONDS, length: world.config.otpLength },
      message: wordsOf(context.language)('otp.sent', { destination: isolated(shown) }),
    };
  },
);
