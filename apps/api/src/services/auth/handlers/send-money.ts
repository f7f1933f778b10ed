import type { Input } from '@kandil/contract';
import { NOTICE_DAYS, noticeSent } from '@kandil/contract/internal';
import type { Mail } from '../../../platform/mail/index.ts';
import { failureOf } from '../../../platform/mail/noted.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { numberText } from '@kandil/i18n/formats';
import { moneyFacts } from '../present/money-facts.ts';
import { accountById } from '../store/accounts.ts';
import { mailAsText, renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendMoney } from '../jobs/jobs.ts';

const DAY = 86_400_000;

/** The law asks for these on a durable medium: an account without an e-mail address gets a text message. */
const TEXTED: readonly string[] = ['WITHDRAWN', 'WITHDRAWN_FREE'];

/** They cost nothing: the page is that of the plan. */
const GIVEN: readonly string[] = [
  'EXTRA_DAYS',
  'EXTRA_DAYS_LATER',
  'OUTAGE_DAYS',
  'OUTAGE_DAYS_LATER',
];

/** About a price: the page is that of the plan. */
const PRICES: readonly string[] = [
  'PRICE_RAISE',
  'PRICE_AGREE',
  'PRICE_AGREE_SOON',
  'PRICE_STOPPED',
];

/** An account without an e-mail address, or one that was deleted, gets none. */
export function sendMoneyHandler(world: JobWorld): Handler {
  return handle(
    sendMoney,
    async ({ userId, notice, zone = null, days, noticeId, ...facts }, { id }) => {
      const account = await accountById(world.db, userId);
      if (noticeId !== undefined && !account?.email) return report(world, noticeId, 'NO_ADDRESS');
      if (noticeId !== undefined && isLate(facts.date, world.now()))
        return report(world, noticeId, 'LATE');
      if (!account) return;
      const { language, full_name, email, msisdn, msisdn_verified_at } = account;
      const url = (path: string) => new URL(path, world.config.publicOrigin).href;
      const said = {
        ...moneyFacts({ ...facts, zone }, language),
        name: full_name,
        days: days === undefined ? null : numberText(days, language),
        action: url(
          GIVEN.includes(notice) || PRICES.includes(notice) ? '/settings#plan' : '/payment-history',
        ),
        link: url('/withdraw'),
      };
      const mail = [`money.${notice}`, language, said, world.config] as const;
      if (email) {
        const written = { id, accountId: account.id, to: email, ...renderMail(...mail) };
        await (noticeId === undefined
          ? world.sendMail(written)
          : sendReported(world, noticeId, written));
      } else if (msisdn && msisdn_verified_at && TEXTED.includes(notice))
        await world.sendSms({ id, to: msisdn, text: mailAsText(...mail) });
    },
  );
}

/** Whether a price would be announced less than 30 days ahead; purchase announces it again, with another day. */
const isLate = (date: string | null, now: number): boolean =>
  date !== null && Date.parse(date) < now + NOTICE_DAYS * DAY;

type Outcome = Input<typeof noticeSent>['outcome'];

const report = async ({ internal, now }: JobWorld, noticeId: string, outcome: Outcome) => {
  await internal(noticeSent, { noticeId, outcome, at: new Date(now()).toISOString() });
};

/**
 * Purchase learns that the mail server took the mail, or will never take it. A job that died in between sends the mail
 * once more, with the same Message-ID; the later report counts for nothing then.
 * @throws what another run may not meet
 */
async function sendReported(world: JobWorld, noticeId: string, mail: Mail): Promise<void> {
  try {
    await world.sendMail(mail);
  } catch (error) {
    if (failureOf(error) !== 'REFUSED') throw error;
    return report(world, noticeId, 'REFUSED');
  }
  await report(world, noticeId, 'TAKEN');
}
