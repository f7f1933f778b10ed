import { chargedSubscriptions, openRefunds, recordCharges, setRefunded } from '../store/charges.ts';
import { subscriptionAt } from '../store/subscriptions.ts';
import type { AtGateway } from '../store/tables.ts';
import type { PaymentWorld } from '../world.ts';
import { book } from './book.ts';
import { cancelNow } from './cancel.ts';
import { gatewayOf } from './gateways.ts';

/**
 * Does what is left to do for a subscription at its gateway: its cancellation, so that nothing more is charged, then
 * refunds. One does not wait for the other to succeed. What fails is tried again by the job that watches.
 * @throws GatewayUnknown, GatewayRefusal, Refusal
 */
export async function workOff(world: PaymentWorld, at: AtGateway): Promise<void> {
  const [canceled] = await Promise.allSettled([cancelIfRequested(world, at)]);
  await refundRequested(world, at);
  if (canceled.status === 'rejected') throw canceled.reason;
}

async function cancelIfRequested(world: PaymentWorld, at: AtGateway): Promise<void> {
  const row = await subscriptionAt(world.db, at);
  if (row?.cancel_requested_at && !row.ended_at) await cancelNow(world, at);
}

async function refundRequested(world: PaymentWorld, at: AtGateway): Promise<void> {
  const refunds = await openRefunds(world.db, at);
  const gateway = gatewayOf(world, at.gatewayCode);
  for (const refund of refunds) {
    const { charge_id: chargeId, key, reason, amount, currency } = refund;
    await gateway.refund({ chargeId, amount: { amount, currency }, reason, key });
    await setRefunded(world.db, refund, new Date(world.now()));
  }
  if (refunds.length === 0) return;
  await bookRefunds(
    world,
    at,
    refunds.map(({ charge_id: id }) => id),
  );
}

/** Reads what went back of charges, and tells purchase. */
export async function bookRefunds(
  world: PaymentWorld,
  { gatewayCode, gatewaySubsId }: AtGateway,
  chargeIds: readonly string[],
): Promise<void> {
  const charged = await chargedSubscriptions(world.db, gatewayCode, chargeIds);
  for (const id of new Set([gatewaySubsId, ...charged])) {
    const at = { gatewayCode, gatewaySubsId: id };
    const subscription = await gatewayOf(world, gatewayCode).read(id);
    if (!subscription) continue;
    await recordCharges(world.db, at, subscription.charges, new Date(world.now()));
    await book(world, at);
  }
}
