import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { askEmailChange } from '../flows/email-change.ts';
import { adultOf } from '../flows/member.ts';
import { wordsOf } from '../../../platform/words.ts';
import { isolated } from '../../../platform/text.ts';
import type { AuthWorld } from '../world.ts';

/** Sends a link that changes the e-mail address, or resends the verification of the current one. */
export const emailUpdate = handle<AuthWorld, typeof auth.emailUpdate>(
  auth.emailUpdate,
  async ({ input, context, world }) => {
    const { account } = await adultOf(world, context);
    const { email, isSent } = await askEmailChange(world, context, account, input.email);
    const words = wordsOf(context.language);
    const message = isSent
      ? words('verify.sent', { email: isolated(email) })
      : words('verify.done');
    return { data: { email }, message };
  },
);
