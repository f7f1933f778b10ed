import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { checkedSignature } from '../flows/ceremony.ts';
import { confirmedUntil } from '../rules/lifetimes.ts';
import { setConfirmed } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

export const confirm = handle<StaffWorld, typeof staff.confirm>(
  staff.confirm,
  async ({ input: { answer }, context, world }) => {
    const { id, sessionId } = staffOf(context);
    await checkedSignature(world, answer, { kind: 'CONFIRM', accountId: id });
    const at = new Date(world.now());
    await transaction(world.db, async (trx) => {
      await setConfirmed(trx, sessionId, at);
      await audited(world, trx, context, { call: staff.confirm, subject: `staff:${id}` });
    });
    return { data: { confirmedUntil: confirmedUntil({ confirmed_at: at }).toISOString() } };
  },
);
