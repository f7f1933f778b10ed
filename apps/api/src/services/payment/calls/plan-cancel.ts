import { found, Refusal } from '@kandil/contract';
import { planCancel as call } from '@kandil/contract/control/payment';
import { personPlan } from '@kandil/contract/internal';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { actReason, requireOpened } from '../../../platform/http/opened.ts';
import { cancelAndReport } from '../flows/cancel.ts';
import { asked } from '../flows/gateways.ts';
import { workOffRequested } from '../jobs/jobs.ts';
import { orderCancel } from '../store/subscriptions.ts';
import type { AtGateway } from '../store/tables.ts';
import type { PaymentWorld } from '../world.ts';

/** Seconds before the job asks the gateway: the call itself asks first. */
const ASK_AFTER = 30;

/** First stored, so that nothing is lost where the gateway or this process goes away; then asked at once. */
export const planCancel = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { id, gatewayCode, gatewaySubsId, reason: said }, context, world }) => {
    await requireOpened(world, context, id);
    const reason = actReason(said);
    const at = { gatewayCode, gatewaySubsId };
    const { subscriptions } = await world.internal(personPlan, { userId: id });
    const plan = found(
      subscriptions.find(
        (own) => own.gatewayCode === gatewayCode && own.gatewaySubsId === gatewaySubsId,
      ),
    );
    if (plan.status === 'CANCELED') throw new Refusal('NOTHING_TO_DO');
    await transaction(world.db, async (trx) => {
      if (!(await orderCancel(trx, at, new Date(world.now())))) throw new Refusal('NOTHING_TO_DO');
      await world.queue.enqueue(trx, workOffRequested, at, { startAfter: ASK_AFTER });
      await audited(world, trx, context, {
        call,
        subject: `account:${id}`,
        changes: { plan: plan.code, gateway: gatewayCode },
        reason,
      });
    });
    const expiryDate = await askNow(world, at);
    return {
      data: {
        state: expiryDate === undefined ? 'REQUESTED' : 'CANCELED',
        until: expiryDate ?? plan.expiresAt,
      },
    };
  },
);

/** @returns undefined if the gateway does not answer now */
async function askNow(world: PaymentWorld, at: AtGateway): Promise<string | null | undefined> {
  try {
    return await asked(cancelAndReport(world, at));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'GATEWAY_UNAVAILABLE') return undefined;
    throw error;
  }
}
