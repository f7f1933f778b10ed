import { staffPeople } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { allAccounts } from '../store/accounts.ts';
import type { StaffWorld } from '../world.ts';

export const people = handle<StaffWorld, typeof staffPeople>(staffPeople, async ({ world }) => {
  const rows = await allAccounts(world.db);
  return {
    data: rows.map(({ id, name, role, dismissed_at: dismissedAt }) => ({
      id,
      name,
      role,
      isDismissed: dismissedAt !== null,
    })),
  };
});
