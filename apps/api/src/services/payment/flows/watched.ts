import { knownCharges } from '../store/charges.ts';
import { takeRetry } from '../store/subscriptions.ts';
import type { AtGateway, GatewaySubscriptionRow } from '../store/tables.ts';
import { chargesMissed } from '../store/metrics.ts';
import { isBooked } from '../rules/booked.ts';
import type { PaymentWorld } from '../world.ts';
import { eachOf } from './each-of.ts';
import { gatewayOf } from './gateways.ts';
import { reconcileSubscription } from './reconcile.ts';

const DAY = 24 * 3_600_000;

/**
 * Reads a page of watched subscriptions at their gateways. Only one whose records differ from our ledger costs further
 * queries.
 */
export async function readWatched(
  world: PaymentWorld,
  page: readonly GatewaySubscriptionRow[],
): Promise<void> {
  const booked = await knownCharges(world.db, page);
  await eachOf(page, async (row) => {
    const { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId } = row;
    const at = { gatewayCode, gatewaySubsId };
    let subscription = await gatewayOf(world, gatewayCode).read(gatewaySubsId);
    if (subscription?.status === 'UNPAID' && (await retry(world, at, row))) subscription = null;
    if (subscription && isBooked(subscription, row, booked)) return;
    const isMissed = subscription?.charges.some(
      ({ chargeId }) => !booked.has(`${gatewayCode} ${chargeId}`),
    );
    if (isMissed) chargesMissed.inc({ gateway: gatewayCode });
    await reconcileSubscription(world, at, subscription ?? undefined);
  });
}

/**
 * Tries a failed renewal once more, where the gateway does not: once a day, and only if it still reads unpaid. A first
 * charge that failed, or a subscription that is to be canceled, is not tried again.
 * @returns whether it was tried
 */
async function retry(
  world: PaymentWorld,
  at: AtGateway,
  { settled_at, cancel_requested_at }: GatewaySubscriptionRow,
): Promise<boolean> {
  const gateway = gatewayOf(world, at.gatewayCode);
  if (!gateway.retry || !settled_at || cancel_requested_at) return false;
  const now = world.now();
  const before = new Date(now - DAY / 2);
  if (!(await takeRetry(world.db, at, new Date(now), before))) return false;
  const day = new Date(now).toISOString().slice(0, 10);
  await gateway.retry(at.gatewaySubsId, `retry:${at.gatewaySubsId}:${day}`);
  return true;
}
