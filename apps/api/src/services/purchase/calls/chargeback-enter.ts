import { chargebackEnter as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { enterChargeback } from '../flows/chargeback.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { receiptNumber } from '../present/receipt.ts';
import type { PurchaseWorld } from '../world.ts';

export const chargebackEnter = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { id: staffId } = staffOf(context);
    const reason = input.reason.trim();
    const note = await transaction(world.db, async (trx) => {
      const entered = await enterChargeback(trx, world, { ...input, reason, staffId });
      await audited(world, trx, context, {
        call,
        subject: `receipt:${receiptNumber(entered.receipt)}`,
        changes: { amount: input.amount, currency: entered.receipt.currency, day: input.day },
        reason,
        retention: 'MONEY',
      });
      return entered.note ?? entered.receipt;
    });
    return { data: { note: receiptNumber(note) } };
  },
);
