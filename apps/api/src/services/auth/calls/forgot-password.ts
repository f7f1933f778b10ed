import { auth } from '@kandil/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { checkBot } from '../flows/bot-check.ts';
import { limitReset } from '../flows/limits.ts';
import { sendReset } from '../jobs/jobs.ts';
import { RESEND_SECONDS } from '../rules/limits.ts';
import { loginName } from '../rules/login-name.ts';
import { CODE_MINUTES, hashOf } from '../rules/one-time.ts';
import { destinationOfName, mayReset } from '../rules/reset.ts';
import { type AccountRow, accountByLogin } from '../store/accounts.ts';
import { insertResetRequest } from '../store/reset-requests.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Sends a link and a code that set a new password. Only the holder of the address learns whether the account exists:
 * answer, work and limits are the same for every name (SEC-9).
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

/**
 * Stores the request and queues its mail or text message. The work is the same for an unknown name; the job then sends
 * nothing.
 * @returns the token of the request
 */
async function openReset(
  world: AuthWorld,
  account: AccountRow | undefined,
  destination: string,
  language: string,
): Promise<string> {
  const now = world.now();
  const token = randomBytes(32).toString('base64url');
  const request = {
    id: randomUUID(),
    token_hash: hashOf(token),
    account_id: account && mayReset(account, destination) ? account.id : null,
    destination,
    created_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES * 60_000),
  };
  await transaction(world.db, async (trx) => {
    await insertResetRequest(trx, request);
    await world.queue.enqueue(trx, sendReset, { requestId: request.id, language });
  });
  return token;
}
