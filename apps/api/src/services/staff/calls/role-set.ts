import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { memberById, spared } from '../flows/members.ts';
import { memberOf } from '../present/member.ts';
import { setRole } from '../store/accounts.ts';
import type { StaffWorld } from '../world.ts';

export const roleSet = handle<StaffWorld, typeof staff.roleSet>(
  staff.roleSet,
  async ({ input: { id, role }, context, world }) => {
    const row = await transaction(world.db, async (trx) => {
      const before = await spared(trx, id);
      if (before.role !== role) {
        await setRole(trx, id, role);
        await audited(world, trx, context, {
          call: staff.roleSet,
          subject: `staff:${id}`,
          changes: { role: { from: before.role, to: role } },
        });
      }
      return memberById(trx, id);
    });
    return { data: memberOf(row) };
  },
);
