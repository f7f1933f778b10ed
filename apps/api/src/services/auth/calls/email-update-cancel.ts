import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { adultOf } from '../flows/member.ts';
import { dropAwaitedEmail } from '../store/links.ts';
import type { AuthWorld } from '../world.ts';

/** Keeps the address of the account: the link to the one that it asked to change to opens nothing any more. */
export const emailUpdateCancel = handle<AuthWorld, typeof auth.emailUpdateCancel>(
  auth.emailUpdateCancel,
  async ({ context, world }) => {
    const { account } = await adultOf(world, context);
    await dropAwaitedEmail(world.db, account.id);
    return { data: null, message: wordsOf(context.language)('verify.canceled') };
  },
);
