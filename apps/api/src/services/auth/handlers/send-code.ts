import { handle, type Handler } from '../../../platform/queue/index.ts';
import { CODE_MINUTES, codeOf } from '../rules/one-time.ts';
import { accountById } from '../store/accounts.ts';
import { codeById } from '../store/codes.ts';
import { wordsOf } from '../../../platform/words.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendCode } from '../jobs/jobs.ts';

/** Sends a one-time code, unless it was replaced, used or has expired. */
export function sendCodeHandler(world: JobWorld): Handler {
  return handle(sendCode, async ({ codeId, language }, { id }) => {
    const row = await codeById(world.db, codeId);
    if (!row || row.expires_at.getTime() <= world.now()) return;
    const account = await accountById(world.db, row.account_id);
    if (!account) return;
    const code = codeOf(world.config.codeKeys, row, world.config.otpLength);
    const params = { code, minutes: CODE_MINUTES };
    if (!row.destination.includes('@')) {
      const text = wordsOf(language)('otp.sms', params);
      await world.sendSms({ id, to: row.destination, text });
      return;
    }
    const facts = { ...params, name: account.full_name };
    const mail = renderMail('otp', language, facts, world.config);
    await world.sendMail({ id, accountId: account.id, to: row.destination, ...mail });
  });
}
