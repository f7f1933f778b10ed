import type { GatewayCode } from '@kandil/contract/payment';
import { addReversals } from '../store/charges.ts';
import { eventOf, type EventRow, setHandled } from '../store/events.ts';
import { intentByReference, intentOf } from '../store/intents.ts';
import { subscriptionAt } from '../store/subscriptions.ts';
import type { PaymentWorld } from '../world.ts';
import { book } from './book.ts';
import { reconcileIntent, reconcileSubscription } from './reconcile.ts';

/** An event is a hint: what it names is read at the gateway. Money that went back may be reported by events alone. */
export async function reconcileEvent(
  world: PaymentWorld,
  gatewayCode: GatewayCode,
  eventId: string,
): Promise<void> {
  const event = await eventOf(world.db, gatewayCode, eventId);
  if (!event || event.handled_at) return;
  await readNamed(world, event);
  if (event.reversal_charge_id !== null) await addReversal(world, event.reversal_charge_id, event);
  await setHandled(world.db, event, new Date(world.now()));
}

async function readNamed(world: PaymentWorld, event: EventRow): Promise<void> {
  const { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId, reference } = event;
  const at = gatewaySubsId === null ? null : { gatewayCode, gatewaySubsId };
  const intent =
    (at && (await intentOf(world.db, at))) ??
    (await intentByReference(world.db, gatewayCode, reference ?? gatewaySubsId ?? ''));
  if (intent) await reconcileIntent(world, intent.id);
  // Of an intent that was deleted. One that we never began is none of ours.
  else if (at && (await subscriptionAt(world.db, at))) await reconcileSubscription(world, at);
}

async function addReversal(world: PaymentWorld, chargeId: string, event: EventRow): Promise<void> {
  const at = await addReversals(world.db, event.gateway_code, chargeId, new Date(world.now()));
  // A charge that is not known yet: the event waits for it.
  if (!at) throw new Error(`a reversal names the unknown charge ${chargeId}`);
  await book(world, at);
}
