import type { MessageKey } from '@kandil/i18n';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { accountById } from '../store/accounts.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { FactsOf, MailName } from '../../../platform/mail/templates/index.ts';
import type { JobWorld } from '../world.ts';
import { sendNotice } from '../jobs/jobs.ts';

/** What the law has us say also to an account without an address, by text message. */
const TEXTS: Partial<Record<MailName, MessageKey>> = {
  'setAside.begun': 'setAside.begun.sms',
  'setAside.ends': 'setAside.ends.sms',
};

export function sendNoticeHandler(world: JobWorld): Handler {
  return handle(sendNotice, async ({ accountId, notice, params = {}, to }, { id }) => {
    const account = await accountById(world.db, accountId);
    if (!account) return;
    const { language, full_name, msisdn, msisdn_verified_at: provenAt } = account;
    const address = to ?? account.email;
    if (!address) {
      const key = TEXTS[notice];
      if (!key || !msisdn || !provenAt) return;
      await world.sendSms({ id, to: msisdn, text: wordsOf(language)(key, params) });
      return;
    }
    const facts = { name: full_name, ...params } as FactsOf<typeof notice>;
    const mail = renderMail(notice, language, facts, world.config);
    await world.sendMail({ id, accountId: account.id, to: address, ...mail });
  });
}
