import { dateText } from '@kandil/i18n/formats';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import { wordsOf } from '../../../../platform/words.ts';
import { shortAddress, shortDay } from '../../../../platform/sms/short.ts';
import { accountById } from '../../store/accounts.ts';
import { renderMail } from '../../../../platform/mail/render.ts';
import type { JobWorld } from '../../world.ts';
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
    const { publicOrigin } = world.config;
    const until = new Date(deleteAt);
    if (!email) {
      if (!msisdn || !account.msisdn_verified_at) return;
      // The path of the plans would need a second part, and guests log in before they see it anyway.
      const facts = { date: shortDay(until, language), url: shortAddress('/login', publicOrigin) };
      const text = wordsOf(language)('retention.sms', facts);
      await world.sendSms({ id, to: msisdn, text });
      return;
    }
    const url = new URL('/subscription-plans', publicOrigin).href;
    const date = dateText(until, language, 'UTC');
    const facts = { name, ended: dateText(new Date(endedAt), language, 'UTC'), date, action: url };
    const mail = renderMail('retention', language, facts, world.config);
    await world.sendMail({ id, accountId: account.id, to: email, ...mail });
  });
}
