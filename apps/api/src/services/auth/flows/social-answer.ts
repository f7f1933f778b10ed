import type { CallContext } from '../../../platform/http/context.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { AuthWorld } from '../world.ts';
import { carrierOf } from './refresh-cookie.ts';
import { tokenAnswer } from './sign-in.ts';
import { type SocialForm, socialSignIn } from './social.ts';

/** Answer of the calls `auth.socialLogin` and `auth.socialRegister`. */
export async function socialAnswer(world: AuthWorld, context: CallContext, form: SocialForm) {
  const { created, ...opened } = await socialSignIn(world, context, form);
  const data = await tokenAnswer(world, context, {
    ...opened,
    confirmed: true,
    carrier: carrierOf(context),
  });
  const message = created ? wordsOf(context.language)('register.done') : null;
  return { data, meta: { created }, message };
}
