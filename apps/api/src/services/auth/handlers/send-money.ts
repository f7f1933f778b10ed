import type { Input } from '@kandil/contract';
import { NOTICE_DAYS, noticeSent } from '@kandil/contract/internal';
import type { Mail } from '../../../platform/mail/index.ts';
import { failureOf } from '../../../platform/mail/noted.ts';
import { ATTEMPTS, handle, type Handler } from '../../../platform/queue/index.ts';
import { numberText } from '@kandil/i18n/formats';
import { moneyFacts } from '../present/money-facts.ts';
import { accountById } from '../store/accounts.ts';
import { mailAsText, renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendMoney } from '../jobs/jobs.ts';

const DAY = 86_400_000;

/** The law asks for these on a durable medium: an account without an e-mail address gets a text message. */
const TEXTED: readonly string[] = ['WITHDRAWN', 'WITHDRAWN_FREE'];

/** About days that cost nothing, or a price: their page is that of the plan. */
const PLAN_PAGE: readonly string[] = [
  'EXTRA_DAYS',
  'EXTRA_DAYS_LATER',
  'OUTAGE_DAYS',
  'OUTAGE_DAYS_LATER',
  'PRICE_RAISE',
  'PRICE_AGREE',
  'PRICE_AGREE_SOON',
  'PRICE_STOPPED',
];

/** An account without an e-mail address, or one that was deleted, gets none. */
export function sendMoneyHandler(world: JobWorld): Handler {
  return handle(sendMoney, async (payload, { id, attempt }) => {
    const { userId, noticeId } = payload;
    const account = await accountById(world.db, userId);
    if (noticeId !== undefined) {
      const failure = unsendable(payload, account?.email ?? null, world.now());
      if (failure) return report(world, noticeId, failure);
    }
    if (account) await sendTo(world, account, payload, { id, isLast: attempt >= ATTEMPTS });
  });
}

type Payload = ReturnType<typeof sendMoney.payload.parse>;
type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>;

type Run = { id: string; isLast: boolean };

async function sendTo(world: JobWorld, account: Account, payload: Payload, { id, isLast }: Run) {
  const { userId: _userId, notice, zone = null, days, noticeId, ...facts } = payload;
  const { language, full_name, email, msisdn, msisdn_verified_at } = account;
  const url = (path: string) => new URL(path, world.config.publicOrigin).href;
  const said = {
    ...moneyFacts({ ...facts, zone }, language),
    name: full_name,
    days: days === undefined ? null : numberText(days, language),
    action: url(PLAN_PAGE.includes(notice) ? '/settings#plan' : '/payment-history'),
    link: url('/withdraw'),
  };
  const mail = [`money.${notice}`, language, said, world.config] as const;
  if (email) {
    const written = { id, accountId: account.id, to: email, ...renderMail(...mail) };
    await sendReported(world, { noticeId, isLast }, written);
  } else if (msisdn && msisdn_verified_at && TEXTED.includes(notice))
    await world.sendSms({ id, to: msisdn, text: mailAsText(...mail) });
}

/** Why the mail about a price is not sent; null if it is. */
function unsendable({ date }: Payload, email: string | null, now: number): Outcome | null {
  if (email === null) return 'NO_ADDRESS';
  return isLate(date, now) ? 'LATE' : null;
}

/** Whether a price would be announced less than 30 days ahead; purchase announces it again, with another day. */
const isLate = (date: string | null, now: number): boolean =>
  date !== null && Date.parse(date) < now + NOTICE_DAYS * DAY;

type Outcome = Input<typeof noticeSent>['outcome'];

const report = async ({ internal, now }: JobWorld, noticeId: string, outcome: Outcome) => {
  await internal(noticeSent, { noticeId, outcome, at: new Date(now()).toISOString() });
};

/**
 * Sends a mail. Of one about a price purchase learns that the mail server took the mail, or will never take it: refused it,
 * or did not take it in all attempts. A job that died in between sends the mail once more, with the same Message-ID; the
 * later report counts for nothing then.
 * @throws what another run may not meet
 */
async function sendReported(
  world: JobWorld,
  { noticeId, isLast }: { noticeId: string | undefined; isLast: boolean },
  mail: Mail,
): Promise<void> {
  if (noticeId === undefined) return world.sendMail(mail);
  try {
    await world.sendMail(mail);
  } catch (error) {
    if (failureOf(error) !== 'REFUSED' && !isLast) throw error;
    return report(world, noticeId, 'REFUSED');
  }
  await report(world, noticeId, 'TAKEN');
}
