import { found, Refusal } from '@kandil/contract';
import { withdraw as call } from '@kandil/contract/purchase';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { memberOf } from '../flows/account.ts';
import { contractsOf } from '../store/contracts.ts';
import { canWithdraw, contractToWithdraw } from '../rules/withdrawal.ts';
import { viewOf } from '../flows/withdraw.ts';
import { lockOwner } from '../store/subscriptions.ts';
import { insertWithdrawal, setName } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';

/** States that the member withdraws; nothing changes before it is confirmed. */
export const withdraw = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { fullName }, context, world }) => {
    const userId = await memberOf(world, context);
    const { language, zone } = context;
    const id = await transaction(world.db, async (trx) => {
      await lockOwner(trx, userId);
      const now = world.now();
      const contract = found(contractToWithdraw(await contractsOf(trx, userId, now), now));
      const { statement } = contract;
      if (statement?.confirmed_at) return statement.id;
      const isStated = statement && canWithdraw(contract, statement.stated_at.getTime());
      if (!isStated && !canWithdraw(contract, now)) throw new Refusal('WITHDRAWAL_OVER');
      if (isStated && statement.destination === null) {
        await setName(trx, statement.id, fullName.trim());
        return statement.id;
      }
      const row = await insertWithdrawal(trx, {
        id: randomUUID(),
        user_id: userId,
        subscription_id: contract.row.id,
        full_name: fullName.trim(),
        destination: null,
        receipt_number: null,
        language,
        zone,
        stated_at: isStated ? statement.stated_at : new Date(now),
        confirmed_at: null,
        reported_at: null,
      });
      return row.id;
    });
    return { data: await viewOf(world, { id, userId, language }) };
  },
);
