import { handle, type Handler } from '../../../platform/queue/index.ts';
import { DAY } from '../rules/standing.ts';
import { unreportedWithdrawals } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';
import { unwind, watchWithdrawals } from '../jobs/jobs.ts';

const HOUR = DAY / 24;

/** Hands over again what a job gave up on. */
export function watchWithdrawalsHandler({ db, queue, now }: PurchaseWorld): Handler {
  return handle(watchWithdrawals, async () => {
    const at = now();
    const round = Math.floor(at / HOUR);
    const unreported = await unreportedWithdrawals(db, new Date(at - HOUR));
    const again = unreported.map(({ id }) => ({
      payload: { withdrawalId: id },
      key: `${id} ${round}`,
    }));
    await queue.enqueueAll(db, unwind, again);
  });
}
