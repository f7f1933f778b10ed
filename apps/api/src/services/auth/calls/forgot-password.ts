import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { checkBot } from '../flows/bot-check.ts';
import { limitReset } from '../flows/limits.ts';
import { openReset } from '../flows/reset.ts';
import { RESEND_SECONDS } from '../rules/limits.ts';
import { loginName } from '../rules/login-name.ts';
import { destinationOfName } from '../rules/reset.ts';
import { accountByLogin } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Has a link and a code sent that set a new password. Whether there is such an account is told to nobody but the
 * holder of the address: answer, work and limits are the same (SEC-9).
 */
export const forgotPassword = handle<AuthWorld, typeof auth.forgotPassword>(
  auth.forgotPassword,
  async ({ input, context, world }) => {
    const name = loginName(input);
    await checkBot(world, context, input, 'FORGOT');
    const destination = destinationOfName(name);
    await limitReset(world, destination, context.ip);
    const account = await accountByLogin(world.db, name);
    const token = await openReset(world, account, destination, context.language);
    return {
      data: { token, retryAfter: RESEND_SECONDS, length: world.config.otpLength },
      message: wordsOf(context.language)('reset.sent'),
    };
  },
);
