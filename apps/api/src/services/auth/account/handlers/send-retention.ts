import { dateText } from '@kandil/i18n/formats';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import { wordsOf } from '../../../../platform/words.ts';
import { isolated } from '../../../../platform/isolated.ts';
import { accountById } from '../../store/accounts.ts';
import { renderMail } from '../../../../platform/mail/render.ts';
import type { JobWorld } from '../../handlers/world.ts';
import { sendRetention } from '../jobs/jobs.ts';

/**
 * Warns that profiles, lists and progress will be deleted, and says how to keep them: by mail, or by text message to an
 * account that has only a number.
 */
export function sendRetentionHandler(world: JobWorld): Handler {
  return handle(sendRetention, async ({ accountId, endedAt, deleteAt }, { id }) => {
    const account = await accountById(world.db, accountId);
    if (!account) return;
    const { language, full_name: name, email, msisdn } = account;
    const url = new URL('/subscription-plans', world.config.publicOrigin).href;
    const until = new Date(deleteAt);
    if (!email) {
      if (!msisdn || !account.msisdn_verified_at) return;
      const date = isolated(dateText(until, language, 'UTC', 'medium'));
      const text = wordsOf(language)('retention.sms', { date, url });
      await world.sendSms({ id, to: msisdn, text });
      return;
    }
    const date = dateText(until, language, 'UTC');
    const facts = { name, ended: dateText(new Date(endedAt), language, 'UTC'), date, action: url };
    const mail = renderMail('retention', language, facts, world.config);
    await world.sendMail({ id, to: email, ...mail });
  });
}
