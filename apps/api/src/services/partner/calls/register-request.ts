import { partner, Refusal } from '@kandil/contract';
import { mailSignUp } from '@kandil/contract/internal';
import { createHash } from 'node:crypto';
import { addressKey } from '../../../platform/http/address-key.ts';
import { handle } from '../../../platform/http/handler.ts';
import { partnerOf } from '../../../platform/site.ts';
import { wordsOf } from '../../../platform/words.ts';
import { ADDRESS_LIMIT, DESTINATION_LIMITS } from '../rules/limits.ts';
import type { PartnerWorld } from '../world.ts';

/** Mails a link to sign up. Answer, work and limits are the same for every address (PARTNER-03). */
export const registerRequest = handle<PartnerWorld, typeof partner.registerRequest>(
  partner.registerRequest,
  async ({ input, context, world }) => {
    const { language } = context;
    await limitRequest(world, input.email, context.ip);
    const promoCode = partnerOf(input.channel)?.promoCode;
    const mail = { ...input, language, ...(promoCode && { promoCode }) };
    if (!(await world.internal(mailSignUp, mail)))
      throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
    return { data: null, message: wordsOf(language)('signUp.sent') };
  },
);

/** @throws Refusal TOO_MANY_REQUESTS with the seconds to wait */
async function limitRequest(world: PartnerWorld, email: string, ip: string): Promise<void> {
  const points = ADDRESS_LIMIT.points * world.rateLimitFactor;
  await world.limiter.take({ ...ADDRESS_LIMIT, points }, addressKey(ip));
  // Hashed, so that shared state holds no addresses.
  const key = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  for (const limit of DESTINATION_LIMITS) await world.limiter.take(limit, key);
}
