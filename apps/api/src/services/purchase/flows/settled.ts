import type { Data, Input } from '@kandil/contract';
import type { settle } from '@kandil/contract/internal';
import { subscriptionById } from '../store/subscriptions.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';

export type SettleInput = Input<typeof settle>;
export type SettleResult = Data<typeof settle>;

/** Money that pays for nothing: the caller gives it back. */
export const SURPLUS: SettleResult = { outcome: 'SURPLUS', replaced: null };

/** The subscription that a new one replaced, as it was first answered: a repeated call has the same answer. */
export async function replacedBy(
  trx: Executor,
  row: SubscriptionRow | undefined,
): Promise<SettleResult['replaced']> {
  if (!row) return null;
  const { replaces, refund_charge: chargeId, refund_amount: amount } = row;
  const old = replaces && (await subscriptionById(trx, replaces));
  if (!old) return null;
  const refund = chargeId && amount ? { chargeId, amount, currency: old.currency } : null;
  return { gatewayCode: old.gateway_code, gatewaySubsId: old.gateway_subs_id, refund };
}
