import type { PaymentReason } from '@kandil/contract/payment';
import { transaction } from '../../../platform/database/kysely.ts';
import { releaseSeat } from '../jobs/jobs.ts';
import { isOpen, mayCharge } from '../rules/states.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import { wantCancel } from '../store/subscriptions.ts';
import type { Executor, IntentRow } from '../store/tables.ts';
import type { PaymentWorld } from '../world.ts';

type Closing = Pick<PaymentWorld, 'now' | 'queue'>;

/** How an intent ends without payment. */
export type End = { state: 'FAILED'; reason: PaymentReason } | { state: 'ABANDONED' };

/**
 * Ends a locked intent that is not being charged. Nothing will charge for it, since only `activate` does: the promo
 * code's seat goes back, and an approval that waits is canceled.
 */
export async function endIntent(
  trx: Executor,
  { now, queue }: Closing,
  intent: IntentRow,
  end: End,
): Promise<IntentRow> {
  const at = new Date(now());
  const { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId } = intent;
  if (gatewaySubsId !== null) await wantCancel(trx, { gatewayCode, gatewaySubsId }, at);
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

/** Ends an intent if it is still open and the gateway cannot be charging. @returns it as it is now */
export async function closeIntent(
  world: Closing & Pick<PaymentWorld, 'db'>,
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
