import { found, Refusal } from '@kandil/contract';
import { promoBatchRevoke as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { changePromoBatch, lockedPromoBatch } from '../store/promo-batches.ts';
import type { PurchaseWorld } from '../world.ts';

export const promoBatchRevoke = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id, reason: said }, context, world }) => {
    const reason = said.trim();
    await transaction(world.db, async (trx) => {
      const batch = found(await lockedPromoBatch(trx, id));
      if (batch.revoked_at) throw new Refusal('NOTHING_TO_DO');
      await changePromoBatch(trx, id, {
        revoked_at: new Date(world.now()),
        revoked_by: staffOf(context).id,
        revoke_reason: reason,
      });
      await audited(world, trx, context, {
        call,
        subject: `promoBatch:${id}`,
        changes: { promo: batch.source_code, count: batch.count },
        reason,
        retention: 'MONEY',
      });
    });
    return { data: null };
  },
);
