import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { momentOf, panel, readTime } from '../../../platform/system/panel.ts';
import { partyProblems } from '../rules/storage.ts';
import { allParties } from '../store/nodes.ts';
import type { StaffWorld } from '../world.ts';

export const systemParties = handle<StaffWorld, typeof staff.systemParties>(
  staff.systemParties,
  async ({ world: { db } }) => {
    const now = await readTime(db);
    const rows = await allParties(db);
    const parties = rows.map((row) => ({
      party: row.name,
      succeededAt: momentOf(row.succeeded_at),
      failedAt: momentOf(row.failed_at),
      failure: row.failure,
      node: row.failed_node ?? row.succeeded_node ?? '',
    }));
    return { data: { parties, ...panel(now, partyProblems(rows)) } };
  },
);
