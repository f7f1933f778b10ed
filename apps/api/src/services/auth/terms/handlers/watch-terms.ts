import { transaction } from '../../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import type { JobWorld } from '../../world.ts';
import { announceTerms, watchTerms } from '../jobs/jobs.ts';
import { dayOf } from '../rules/announcement.ts';
import { noticeAhead, setSentIfDone } from '../store/notices.ts';

/**
 * Begins a round for members who came after an announcement: new ones, and those who were blocked or had verified
 * nothing. It is also the retry of a round that was put aside.
 */
export function watchTermsHandler({ db, queue, now }: JobWorld): Handler {
  return handle(watchTerms, () =>
    transaction(db, async (trx) => {
      const at = now();
      const notice = await noticeAhead(trx, dayOf(at));
      if (!notice) return;
      await setSentIfDone(trx, notice.id, new Date(at));
      const hour = new Date(at).toISOString().slice(0, 13);
      const round = { noticeId: notice.id, after: null };
      await queue.enqueue(trx, announceTerms, round, { key: `${notice.id} ${hour}` });
    }),
  );
}
