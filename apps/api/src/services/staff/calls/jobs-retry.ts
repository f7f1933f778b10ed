import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { audited } from '../../../platform/audit.ts';
import { inStore, storeNamed } from '../flows/stores.ts';
import type { StaffWorld } from '../world.ts';

/** Somebody who is slower finds nothing: the queue moves each job once. */
export const jobsRetry = handle<StaffWorld, typeof staff.jobsRetry>(
  staff.jobsRetry,
  async ({ input: { store, job, id }, context, world }) => {
    const place = storeNamed(world, store);
    const count = await inStore(place, async (trx) => {
      const moved = await place.queue.retryPutAside(job, { trx, id: id ?? undefined });
      if (moved === 0) throw new Refusal('NOTHING_TO_DO');
      await audited({ queue: place.queue, now: world.now }, trx, context, {
        call: staff.jobsRetry,
        subject: `job:${job}`,
        changes: { store, count: moved, ...(id !== null && { id }) },
      });
      return moved;
    });
    return { data: { count } };
  },
);
