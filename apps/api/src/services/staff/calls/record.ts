import { auditRecord } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { auditEnd } from '../rules/lifetimes.ts';
import { insertAudit } from '../store/audit.ts';
import type { StaffWorld } from '../world.ts';

export const record = handle<StaffWorld, typeof auditRecord>(
  auditRecord,
  async ({ input: { at, staffId, retention, changes, ...entry }, world }) => {
    const time = new Date(at);
    await insertAudit(world.db, {
      ...entry,
      at: time,
      staff_id: staffId,
      changes,
      stays_until: auditEnd(time.getTime(), retention),
    });
    return { data: null };
  },
);
