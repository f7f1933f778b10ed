import { Refusal } from '@kandil/contract';
import { transferEnter as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { bookTransfer } from '../flows/transfer.ts';
import { givingByCurrency, isTransfer } from '../store/giving.ts';
import { lockOwner } from '../store/subscriptions.ts';
import type { Executor } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

/** @returns what is set aside and not transferred yet, in minor units */
async function leftOf(trx: Executor, currency: string): Promise<number> {
  const balances = await givingByCurrency(trx);
  const balance = balances.find((each) => each.currency === currency);
  return (balance?.set_aside ?? 0) - (balance?.transferred ?? 0);
}

export const transferEnter = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { key, amount, currency, recipient, day }, context, world }) => {
    const at = new Date(`${day}T00:00:00Z`);
    if (at.getTime() > world.now())
      throw new Refusal('INVALID_INPUT', { fields: { day: 'INVALID_INPUT' } });
    await transaction(world.db, async (trx) => {
      // One after the other: two who enter the same transfer at once transfer no more than there is.
      await lockOwner(trx, 'giving transfers');
      // The answer got lost, and it is sent again.
      if (key !== undefined && (await isTransfer(trx, key))) return;
      if (amount > (await leftOf(trx, currency))) throw new Refusal('TRANSFER_LEFT');
      const transfer = { id: key, amount, currency, recipient: recipient.trim(), at };
      await bookTransfer(trx, world.now(), transfer);
      await audited(world, trx, context, {
        call,
        subject: `giving:${currency}`,
        changes: { amount, currency, recipient: recipient.trim(), day },
        retention: 'MONEY',
      });
    });
    return { data: null };
  },
);
