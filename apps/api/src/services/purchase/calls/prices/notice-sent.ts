import { noticeSent as call } from '@kandil/contract/internal';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { stoppedMail } from '../../flows/price-notice.ts';
import { sendMail } from '../../jobs/jobs.ts';
import { changeNotice } from '../../store/price-notices.ts';
import { subscriptionById } from '../../store/subscriptions.ts';
import type { PurchaseWorld } from '../../world.ts';

/** The first report counts: a mail that was sent again was known before. */
export const noticeSent = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { noticeId, outcome, at }, world }) => {
    await transaction(world.db, async (trx) => {
      const isTaken = outcome === 'TAKEN';
      const reported = isTaken ? new Date(at) : null;
      const changed = await changeNotice(trx, noticeId, ['SENDING'], {
        state: isTaken ? 'REPORTED' : 'UNREACHED',
        reported_at: reported,
        changed_at: new Date(world.now()),
      });
      if (changed || !isTaken) return;
      // The raise was taken back, or given up, while the mail was being sent: its reader gets that news, too.
      const over = ['STOPPED', 'UNREACHED'] as const;
      const stopped = await changeNotice(trx, noticeId, over, { reported_at: reported });
      const row = stopped && (await subscriptionById(trx, stopped.subscription_id));
      if (stopped && row) await world.queue.enqueueAll(trx, sendMail, stoppedMail(row, stopped));
    });
    return { data: null };
  },
);
