import { LANGUAGES } from '@kandil/i18n';
import { dateText } from '@kandil/i18n/formats';
import { renderMail } from '../../../../platform/mail/render.ts';
import { ATTEMPTS, handle, type Handler } from '../../../../platform/queue/index.ts';
import { shortAddress, shortDay } from '../../../../platform/sms/short.ts';
import { wordsOf } from '../../../../platform/words.ts';
import type { AccountRow } from '../../store/accounts.ts';
import type { JobWorld } from '../../world.ts';
import { sendTerms } from '../jobs/jobs.ts';
import { isInEffect, summaryIn } from '../rules/announcement.ts';
import { noticeById, type NoticeRow, setSentIfDone } from '../store/notices.ts';
import { deleteOpen, openAccounts, setFailed, setNotified } from '../store/notified.ts';

/** After so many in a row the mail server is away, and the job waits for its next attempt. */
const MOST_FAULTS = 3;

/**
 * Notifies accounts by mail, else by text message. It is about the contract, so no setting turns it off. A retry sends
 * only what was not sent.
 */
export function sendTermsHandler(world: JobWorld): Handler {
  const { db, now } = world;
  return handle(sendTerms, async ({ noticeId, accountIds }, { attempt, signal }) => {
    const faults: unknown[] = [];
    let inRow = 0;
    for (const account of await openAccounts(db, noticeId, accountIds)) {
      signal.throwIfAborted();
      try {
        await notify(world, noticeId, account);
        inRow = 0;
      } catch (fault) {
        faults.push(fault);
        inRow += 1;
        const of = { noticeId, accountId: account.id };
        if (attempt >= ATTEMPTS) await setFailed(db, of, new Date(now()));
        else if (inRow === MOST_FAULTS) break;
      }
    }
    await setSentIfDone(db, noticeId, new Date(now()));
    if (faults.length > 0) throw faults[0];
  });
}

/** Sends one message and notes it, unless the announcement was stopped or the account cannot be reached any more. */
async function notify(world: JobWorld, noticeId: string, account: AccountRow): Promise<void> {
  const { db, now } = world;
  const notice = await noticeById(db, noticeId);
  const of = { noticeId, accountId: account.id };
  const channel = channelTo(account);
  if (!notice || notice.stopped_at || isInEffect(notice.effective_on, now()) || !channel) {
    await deleteOpen(db, of);
    return;
  }
  // The same over retries, so that mail programs show one.
  const id = `terms-${noticeId}-${account.id}`;
  await send(world, { id, account, notice, channel });
  await setNotified(db, of, { channel, at: new Date(now()) });
}

type Channel = 'MAIL' | 'SMS';

/** Null: it cannot be reached, or was blocked since. */
function channelTo(account: AccountRow): Channel | null {
  if (account.disabled_at) return null;
  if (account.email && account.email_verified_at) return 'MAIL';
  return account.msisdn && account.msisdn_verified_at ? 'SMS' : null;
}

interface Message {
  /** Of the message. */
  id: string;
  account: AccountRow;
  notice: NoticeRow;
  channel: Channel;
}

async function send(world: JobWorld, { id, account, notice, channel }: Message): Promise<void> {
  const { language, full_name: name } = account;
  const day = new Date(notice.effective_on);
  const { publicOrigin } = world.config;
  if (channel === 'SMS') {
    const url = shortAddress('/terms-of-use', publicOrigin);
    const text = wordsOf(language)('terms.sms', { date: shortDay(day, language), url });
    await world.sendSms({ id, to: account.msisdn ?? '', text });
    return;
  }
  const facts = {
    name,
    date: dateText(day, language, 'UTC'),
    quote: quoteIn(notice, language),
    action: new URL('/terms-of-use', publicOrigin).href,
  };
  const mail = renderMail('terms.announced', language, facts, world.config);
  await world.sendMail({ id, accountId: account.id, to: account.email ?? '', ...mail });
}

/** What changes; the name of the language is above it where it is not the reader's. */
function quoteIn({ summaries }: NoticeRow, reader: string): string {
  const { summary, language } = summaryIn(summaries, reader);
  if (language === reader) return summary;
  const label = LANGUAGES.find(({ code }) => code === language)?.label ?? language;
  return `${label}:\n${summary}`;
}
