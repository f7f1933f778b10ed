import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { hostOf } from '../flows/ceremony.ts';
import { inviteTo } from '../flows/invite.ts';
import type { StaffWorld } from '../world.ts';

export const invite = handle<StaffWorld, typeof staff.invite>(
  staff.invite,
  async ({ input: { mail, role }, context, world }) => {
    const { origin } = hostOf(world);
    const { url, expiresAt } = await transaction(world.db, async (trx) => {
      const invited = await inviteTo(trx, { mail, role, origin, now: world.now() });
      await audited(world, trx, context, {
        call: staff.invite,
        subject: `staff:${invited.id}`,
        changes: { role },
      });
      return invited;
    });
    return { data: { url, expiresAt: expiresAt.toISOString() } };
  },
);
