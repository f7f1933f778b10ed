import type { PaymentReason } from '@kandil/contract/payment';
import { transaction } from '../../../platform/database/kysely.ts';
import { releaseSeat } from '../jobs/jobs.ts';
import { isOpen, mayCharge } from '../rules/states.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import { subscriptionAt, requestCancel } from '../store/subscriptions.ts';
import type { Executor, IntentRow } from '../store/tables.ts';
import type { PaymentWorld } from '../world.ts';

type CloseWorld = Pick<PaymentWorld, 'now' | 'queue'>;

/** How an intent ends without payment. */
export type End = { state: 'FAILED'; reason: PaymentReason } | { state: 'ABANDONED' };

/**
 * Ends a locked intent. An approval that waits is canceled. The promo code's seat goes back at once, since only
 * `activate` charges; after an `activate` it goes back when the gateway reads ended (`setEnded`).
 */
export async function endIntent(
  trx: Executor,
  { now, queue }: CloseWorld,
  intent: IntentRow,
  end: End,
): Promise<IntentRow> {
  const at = new Date(now());
  const { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId } = intent;
  if (gatewaySubsId !== null) await requestCancel(trx, { gatewayCode, gatewaySubsId }, at);
  if (!(await mayStillCharge(trx, intent)))
    await queue.enqueue(trx, releaseSeat, { intentId: intent.id }, { key: intent.id });
  return changeIntent(trx, intent.id, {
    state: end.state,
    reason: end.state === 'FAILED' ? end.reason : null,
    operation: null,
    form: null,
    redirect_url: null,
    updated_at: at,
  });
}

async function mayStillCharge(trx: Executor, intent: IntentRow): Promise<boolean> {
  const { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId } = intent;
  if (gatewaySubsId === null || !mayCharge(intent)) return false;
  return !(await subscriptionAt(trx, { gatewayCode, gatewaySubsId }))?.ended_at;
}

/** Ends an intent if it is still open and the gateway cannot be charging. @returns it as it is now */
export async function closeIntent(
  world: CloseWorld & Pick<PaymentWorld, 'db'>,
  id: string,
  end: End,
  { evenCharging = false }: { evenCharging?: boolean } = {},
): Promise<IntentRow | undefined> {
  return transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (!intent || !isOpen(intent) || (mayCharge(intent) && !evenCharging)) return intent;
    return endIntent(trx, world, intent, end);
  });
}
