import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { deliveryKey } from '../flows/codes.ts';
import { limitAddress, limitDelivery } from '../flows/limits.ts';
import { proofEnd, provingOf } from '../flows/social-proof.ts';
import { sendProof } from '../jobs/jobs.ts';
import { maskedDestination } from '../rules/address.ts';
import { RESEND_SECONDS } from '../rules/limits.ts';
import { proofMethods } from '../rules/social.ts';
import { extendProof } from '../store/social-proofs.ts';
import { isolated } from '../../../platform/text.ts';
import type { AuthWorld } from '../world.ts';

/** Mails the code that proves an account, to the account's own address. */
export const socialProofSend = handle<AuthWorld, typeof auth.socialProofSend>(
  auth.socialProofSend,
  async ({ input, context, world }) => {
    await limitAddress(world, 'social', context.ip);
    const { proof, account } = await provingOf(world, input.token);
    if (!proofMethods(account).includes('code')) throw new Refusal('LINK_EXPIRED');
    await limitDelivery(world, deliveryKey(account), context.ip);
    const { language } = context;
    await transaction(world.db, async (trx) => {
      await extendProof(trx, proof.id, proofEnd(world.now()));
      await world.queue.enqueue(trx, sendProof, { proofId: proof.id, language });
    });
    const shown = maskedDestination(proof.email);
    return {
      data: { destination: shown, retryAfter: RESEND_SECONDS, length: world.config.otpLength },
      message: wordsOf(language)('otp.sent', { destination: isolated(shown) }),
    };
  },
);
