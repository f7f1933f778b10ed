import { transaction } from '../../../platform/database/kysely.ts';
import { firstPayment } from '../rules/first-payment.ts';
import { mayCharge } from '../rules/states.ts';
import { freeUntil } from '../rules/terms.ts';
import { changeIntent, intentOf, lockIntent } from '../store/intents.ts';
import type { AtGateway, IntentRow } from '../store/tables.ts';
import type { GatewaySubscription } from '../rules/gateway-facts.ts';
import type { PaymentWorld } from '../world.ts';
import { bookConsent } from './book.ts';
import { closeIntent } from './close.ts';

/** What a subscription without a charge means for the intent that began it. */
export async function finishIntent(
  world: PaymentWorld,
  at: AtGateway,
  subscription: GatewaySubscription,
): Promise<void> {
  const intent = await intentOf(world.db, at);
  if (!intent || intent.state === 'SETTLED' || subscription.charges.length > 0) return;
  const now = world.now();
  const free = freeUntil(intent.terms, subscription, now);
  if (free && intent.user_id !== null) return bookConsent(world, at, intent, free);
  const verdict = firstPayment(intent, subscription, now);
  if (verdict === 'WAITS') await setUnknown(world, intent);
  else if (verdict) await closeIntent(world, intent.id, verdict, { evenCharging: true });
}

/** Active, but not paid: the gateway is asked again. */
async function setUnknown(world: PaymentWorld, { id }: IntentRow): Promise<void> {
  await transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (!intent || !mayCharge(intent)) return;
    await changeIntent(trx, id, {
      state: 'UNKNOWN',
      operation: 'ACTIVATE',
      updated_at: new Date(world.now()),
    });
  });
}
