import { found } from '@kandil/contract';
import { grantRevoke as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { requireOpened } from '../../../platform/http/opened.ts';
import { givenTo } from '../flows/grants.ts';
import { isOver, leftOf } from '../rules/grants.ts';
import { DAY } from '../rules/standing.ts';
import { setRevoked } from '../store/access.ts';
import { lockOwner } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

export const grantRevoke = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id, grantId }, context, world }) => {
    await requireOpened(world, context, id);
    const by = staffOf(context).id;
    await transaction(world.db, async (trx) => {
      await lockOwner(trx, id);
      const now = world.now();
      const { uses } = await givenTo(trx, id);
      const use = found(uses.find(({ grant }) => grant.id === grantId));
      if (isOver(use, now)) return;
      await setRevoked(trx, grantId, { at: new Date(now), by });
      await audited(world, trx, context, {
        call,
        subject: `account:${id}`,
        changes: { grant: grantId, days: Math.ceil(leftOf(use, now) / DAY) },
      });
    });
    return { data: null };
  },
);
