import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';
import { announceTerms, PAGE, sendTerms } from '../jobs/jobs.ts';
import { isInEffect, RATE } from '../rules/announcement.ts';
import { unnotifiedAfter } from '../store/members.ts';
import { lockNotice, setQueued, setSentIfDone } from '../store/notices.ts';
import { countOpen, insertNotified } from '../store/notified.ts';

/** With more messages than these waiting, the mail server is slow, and the next page waits. */
const MOST_OPEN = 1000;
const WAIT_SECONDS = 30;

interface Round {
  noticeId: string;
  after: string | null;
}

/**
 * Queues a page of messages with the next page, in the caller's transaction: a worker that dies queues all of it or none.
 */
export async function queuePage(
  trx: Executor,
  { queue, now }: Pick<AuthWorld, 'queue' | 'now'>,
  { noticeId, after }: Round,
): Promise<void> {
  const notice = await lockNotice(trx, noticeId);
  if (!notice || notice.stopped_at || isInEffect(notice.effective_on, now())) return;
  if ((await countOpen(trx, noticeId, MOST_OPEN)) === MOST_OPEN) {
    await queue.enqueue(trx, announceTerms, { noticeId, after }, { startAfter: WAIT_SECONDS });
    return;
  }
  const page = await unnotifiedAfter(trx, noticeId, after, PAGE);
  const accountIds = await insertNotified(trx, noticeId, page);
  if (accountIds.length > 0) await queue.enqueue(trx, sendTerms, { noticeId, accountIds });
  const last = page.at(-1);
  if (last !== undefined && page.length === PAGE) {
    const next = { noticeId, after: last };
    await queue.enqueue(trx, announceTerms, next, { startAfter: PAGE / RATE });
    return;
  }
  const at = new Date(now());
  await setQueued(trx, noticeId, at);
  await setSentIfDone(trx, noticeId, at);
}
