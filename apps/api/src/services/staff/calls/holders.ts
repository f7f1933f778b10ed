import { staffHolders } from '@kandil/contract/internal';
import { may } from '@kandil/contract/staff/permissions';
import { handle } from '../../../platform/http/handler.ts';
import { membersNow, namesOf } from '../store/accounts.ts';
import type { StaffWorld } from '../world.ts';

export const holders = handle<StaffWorld, typeof staffHolders>(
  staffHolders,
  async ({ input: { permission, ids }, world: { db } }) => {
    const present = await membersNow(db);
    const names = ids.length === 0 ? [] : await namesOf(db, ids);
    return {
      data: {
        holders: present.filter(({ role }) => may(role, permission)).map(({ id }) => id),
        names: Object.fromEntries(names.map(({ id, name }) => [id, name])),
      },
    };
  },
);
