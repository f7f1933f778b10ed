import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { memberById, spared } from '../flows/members.ts';
import { memberOf } from '../present/member.ts';
import { setDismissed } from '../store/accounts.ts';
import { deleteInvitation } from '../store/invitations.ts';
import { deletePasskeysOf } from '../store/passkeys.ts';
import { deleteSessionsOf } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

/** Nothing that could let them in again stays: no session, no passkey, no invitation. */
export const dismiss = handle<StaffWorld, typeof staff.dismiss>(
  staff.dismiss,
  async ({ input: { id }, context, world }) => {
    const row = await transaction(world.db, async (trx) => {
      const { role } = await spared(trx, id);
      await setDismissed(trx, id, new Date(world.now()));
      await deleteSessionsOf(trx, id);
      await deletePasskeysOf(trx, id);
      await deleteInvitation(trx, id);
      await audited(world, trx, context, {
        call: staff.dismiss,
        subject: `staff:${id}`,
        changes: { role },
      });
      return memberById(trx, id);
    });
    return { data: memberOf(row) };
  },
);
