import { transaction } from '../../../platform/database/kysely.ts';
import { DEMO_STAFF_IDS } from '../rules/demo.ts';
import { setDismissed } from '../store/accounts.ts';
import { deleteSessionsOf } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

/** Dismisses the demo's staff: a data folder may outlive its demo. */
export async function closeDemoStaff({ db, demo, now }: StaffWorld): Promise<void> {
  if (demo) return;
  await transaction(db, async (trx) => {
    for (const id of DEMO_STAFF_IDS) {
      await setDismissed(trx, id, new Date(now()));
      await deleteSessionsOf(trx, id);
    }
  });
}
