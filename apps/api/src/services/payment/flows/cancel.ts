import { ended } from '@kandil/contract/internal';
import { releaseSeat } from '../jobs/jobs.ts';
import { isOpen, mayCharge } from '../rules/states.ts';
import { intentOf } from '../store/intents.ts';
import { changeSubscription, subscriptionAt, watchSubscription } from '../store/subscriptions.ts';
import type { AtGateway } from '../store/tables.ts';
import { GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';
import { gatewayOf } from './gateways.ts';

/**
 * Ends all charges of a subscription at its gateway, and reads that it did. One that the gateway does not know cannot be
 * charged, and one that is only approved is not, unless we are activating it; some gateways cancel nothing before that.
 * @throws GatewayUnknown
 */
export async function cancelNow(
  world: PaymentWorld,
  { gatewayCode, gatewaySubsId }: AtGateway,
): Promise<void> {
  const gateway = gatewayOf(world, gatewayCode);
  const at = { gatewayCode, gatewaySubsId };
  const before = await gateway.read(gatewaySubsId);
  if (before && before.status !== 'ENDED') {
    await gateway.cancel(gatewaySubsId, `cancel:${gatewaySubsId}`);
    const after = await gateway.read(gatewaySubsId);
    const isOver = !after || after.status === 'ENDED';
    if (!isOver && (after.status !== 'APPROVED' || (await isCharging(world, at))))
      throw new GatewayUnknown(`${gatewaySubsId} is still ${after.status}`);
  }
  await watchSubscription(world.db, at, new Date(world.now()));
  await setEnded(world, at);
}

/**
 * Cancels as `cancelNow`, and has purchase know it, also of a subscription for which nothing was booked here.
 * @returns until when access lasts; null if purchase does not know it
 * @throws GatewayUnknown
 */
export async function cancelAndReport(world: PaymentWorld, at: AtGateway): Promise<string | null> {
  await cancelNow(world, at);
  const now = new Date(world.now()).toISOString();
  const { expiryDate } = await world.internal(ended, { ...at, at: now });
  return expiryDate;
}

async function isCharging(world: PaymentWorld, at: AtGateway): Promise<boolean> {
  const intent = await intentOf(world.db, at);
  return intent !== undefined && mayCharge(intent);
}

/**
 * Tells purchase that nothing more will be charged, then stops watching. The seat of an attempt that was not paid goes
 * back.
 */
export async function setEnded(world: PaymentWorld, at: AtGateway): Promise<void> {
  const row = await subscriptionAt(world.db, at);
  // The gateway replaces this subscription with another one: the plan continues.
  if (!row || row.ended_at || row.repriced_at) return;
  const now = new Date(world.now());
  if (row.settled_at) await world.internal(ended, { ...at, at: now.toISOString() });
  await changeSubscription(world.db, at, { ended_at: now });
  const intent = await intentOf(world.db, at);
  if (!intent || isOpen(intent) || intent.state === 'SETTLED') return;
  await world.queue.enqueue(world.db, releaseSeat, { intentId: intent.id }, { key: intent.id });
}
