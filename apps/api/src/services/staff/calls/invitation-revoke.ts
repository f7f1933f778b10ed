import { found } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { deleteInvitation } from '../store/invitations.ts';
import type { StaffWorld } from '../world.ts';

export const invitationRevoke = handle<StaffWorld, typeof staff.invitationRevoke>(
  staff.invitationRevoke,
  async ({ input: { id }, context, world }) => {
    await transaction(world.db, async (trx) => {
      found(await deleteInvitation(trx, id));
      await audited(world, trx, context, { call: staff.invitationRevoke, subject: `staff:${id}` });
    });
    return { data: null };
  },
);
