import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { checkBot } from '../flows/bot-check.ts';
import { limitReset } from '../flows/limits.ts';
import { renewLink } from '../jobs/jobs.ts';
import { isolated } from '../../../platform/text.ts';
import { parseEmail } from '../rules/address.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Sends a new verification link. Only the holder of the address learns whether an account waits for it: the job looks
 * it up, so answer, work and limits are the same for every address (SEC-9).
 */
export const emailLinkSend = handle<AuthWorld, typeof auth.emailLinkSend>(
  auth.emailLinkSend,
  async ({ input, context, world }) => {
    const { language } = context;
    const email = parseEmail(input.email);
    if (!email) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
    await checkBot(world, context, input, 'FORGOT');
    await limitReset(world, email.key, context.ip);
    const { address } = email;
    await transaction(world.db, (trx) =>
      world.queue.enqueue(trx, renewLink, { email: address, language }),
    );
    const message = wordsOf(language)('verify.sentIfWaiting', { email: isolated(address) });
    return { data: { email: address }, message };
  },
);
