import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { audited } from '../../../platform/audit.ts';
import { dropPutAside } from '../../../platform/queue/put-aside.ts';
import { inStore, storeNamed } from '../flows/stores.ts';
import type { StaffWorld } from '../world.ts';

export const jobDrop = handle<StaffWorld, typeof staff.jobDrop>(
  staff.jobDrop,
  async ({ input: { store, job, id, reason }, context, world }) => {
    const place = storeNamed(world, store);
    await inStore(place, async (trx) => {
      if ((await dropPutAside(trx, job, id)) === 0) throw new Refusal('NOTHING_TO_DO');
      await audited({ queue: place.queue, now: world.now }, trx, context, {
        call: staff.jobDrop,
        subject: `job:${job}`,
        changes: { store, id },
        reason,
      });
    });
    return { data: null };
  },
);
