import { handle, type Handler } from '../../../platform/queue/index.ts';
import { numberText } from '@kandil/i18n/formats';
import { moneyFacts } from '../present/money-facts.ts';
import { accountById } from '../store/accounts.ts';
import { mailAsText, renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendMoney } from '../jobs/jobs.ts';

/** The law asks for these on a durable medium: an account without an e-mail address gets a text message. */
const TEXTED: readonly string[] = ['WITHDRAWN', 'WITHDRAWN_FREE'];

/** They cost nothing: the page is that of the plan. */
const GIVEN: readonly string[] = [
  'EXTRA_DAYS',
  'EXTRA_DAYS_LATER',
  'OUTAGE_DAYS',
  'OUTAGE_DAYS_LATER',
];

/** An account without an e-mail address, or one that was deleted, gets none. */
export function sendMoneyHandler(world: JobWorld): Handler {
  return handle(sendMoney, async ({ userId, notice, zone = null, days, ...facts }, { id }) => {
    const account = await accountById(world.db, userId);
    if (!account) return;
    const { language, full_name, email, msisdn, msisdn_verified_at } = account;
    const url = (path: string) => new URL(path, world.config.publicOrigin).href;
    const said = {
      ...moneyFacts({ ...facts, zone }, language),
      name: full_name,
      days: days === undefined ? null : numberText(days, language),
      action: url(GIVEN.includes(notice) ? '/settings#plan' : '/payment-history'),
      link: url('/withdraw'),
    };
    const mail = [`money.${notice}`, language, said, world.config] as const;
    if (email)
      await world.sendMail({ id, accountId: account.id, to: email, ...renderMail(...mail) });
    else if (msisdn && msisdn_verified_at && TEXTED.includes(notice))
      await world.sendSms({ id, to: msisdn, text: mailAsText(...mail) });
  });
}
