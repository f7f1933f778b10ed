import { paymentForget } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { endIntent } from '../flows/close.ts';
import { workOffRequested } from '../jobs/jobs.ts';
import { mayCharge } from '../rules/states.ts';
import { forgetPayer, intentsOf, lockOpenIntent, lockPayer } from '../store/intents.ts';
import { requestCancel } from '../store/subscriptions.ts';
import type { PaymentWorld } from '../world.ts';

/**
 * Closes the open attempt of a deleted account and puts its subscriptions on the cancel list, which outlives the account.
 * An attempt that is being charged stays: its charge belongs to nobody, and goes back.
 */
export const forgetAccount = handle<PaymentWorld, typeof paymentForget>(
  paymentForget,
  async ({ input: { userId }, world }) => {
    await transaction(world.db, async (trx) => {
      await lockPayer(trx, { userId });
      const open = await lockOpenIntent(trx, { userId });
      if (open && !mayCharge(open)) await endIntent(trx, world, open, { state: 'ABANDONED' });
      for (const intent of await intentsOf(trx, userId)) {
        const { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId } = intent;
        if (gatewaySubsId === null) continue;
        const at = { gatewayCode, gatewaySubsId };
        await requestCancel(trx, at, new Date(world.now()));
        await world.queue.enqueue(trx, workOffRequested, at);
      }
      await forgetPayer(trx, userId);
    });
    return { data: null };
  },
);
