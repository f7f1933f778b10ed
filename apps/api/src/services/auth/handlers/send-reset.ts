import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { openResetLink } from '../flows/reset-link.ts';
import { CODE_MINUTES, codeOf, RESET_LINK_MINUTES } from '../rules/one-time.ts';
import { codeRowOf, mayReset } from '../rules/reset.ts';
import { type AccountRow, lockAccount } from '../store/accounts.ts';
import { resetRequestById, type ResetRequestRow } from '../store/reset-requests.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendReset } from '../jobs/jobs.ts';

interface Answer {
  account: AccountRow;
  request: ResetRequestRow;
  /** Token of the link. */
  token: string;
}

/**
 * Answers a request for a new password: one mail with a link and a code, or a text message with the code. A request
 * without an account, or one that was used or has expired, gets no answer.
 */
export function sendResetHandler(world: JobWorld): Handler {
  return handle(sendReset, async ({ requestId, language }, { id }) => {
    const answer = await prepare(world, requestId);
    if (!answer) return;
    const { account, request, token } = answer;
    const code = codeOf(world.config.codeKeys, codeRowOf(request), world.config.otpLength);
    const params = { code, minutes: CODE_MINUTES, linkMinutes: RESET_LINK_MINUTES };
    if (!request.destination.includes('@')) {
      const text = wordsOf(language)('reset.sms', params);
      await world.sendSms({ id, to: request.destination, text });
      return;
    }
    const url = new URL('/reset-password', world.config.publicOrigin);
    url.searchParams.set('token', token);
    const facts = { ...params, name: account.full_name, action: url.href };
    const mail = renderMail('reset', language, facts, world.config);
    // To the stored address: the typed one may only look the same (T-A14).
    await world.sendMail({ id, accountId: account.id, to: account.email ?? '', ...mail });
  });
}

/** Opens the request's link: the same one when the job runs again, none once the request was used. */
async function prepare(world: JobWorld, requestId: string): Promise<Answer | null> {
  const { account_id } = (await resetRequestById(world.db, requestId)) ?? {};
  if (!account_id) return null;
  return transaction(world.db, async (trx) => {
    const account = await lockAccount(trx, account_id);
    const request = await resetRequestById(trx, requestId);
    if (!account || !request || request.expires_at.getTime() <= world.now()) return null;
    if (!mayReset(account, request.destination)) return null;
    const subject = { account_id, destination: request.destination };
    const opened = { id: request.id, from: request.created_at.getTime() };
    return { account, request, token: await openResetLink(trx, world, subject, opened) };
  });
}
