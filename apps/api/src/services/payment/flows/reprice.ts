import { transaction } from '../../../platform/database/kysely.ts';
import type { Terms } from '../rules/gateway-facts.ts';
import { moveIntents } from '../store/intents.ts';
import { changeSubscription, watchSubscription } from '../store/subscriptions.ts';
import type { AtGateway } from '../store/tables.ts';
import { GatewayRefusal } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';
import { gatewayOf, planOf } from './gateways.ts';

/**
 * Has the gateway charge other terms from the next period on. Some gateways end the subscription for it and begin another
 * one: that is noted before they are asked, so that no reading takes it for the end of the plan, and the new one is
 * watched before its id is answered.
 * @returns the subscription's id at the gateway from now on
 * @throws GatewayRefusal; GatewayUnknown: the same call is repeated
 */
export async function repriceNow(
  world: PaymentWorld,
  at: AtGateway,
  terms: Terms,
  key: string,
): Promise<string> {
  const { db, now } = world;
  const gateway = gatewayOf(world, at.gatewayCode);
  if (!gateway.reprice) throw new GatewayRefusal('REFUSED', `${gateway.code} asks the payer`);
  const planId = await planOf(world, gateway, terms);
  await changeSubscription(db, at, { repriced_at: new Date(now()) });
  const next = await gateway
    .reprice(at.gatewaySubsId, planId, key)
    .catch(async (error: unknown) => {
      if (error instanceof GatewayRefusal) await changeSubscription(db, at, { repriced_at: null });
      throw error;
    });
  const time = new Date(now());
  if (next === at.gatewaySubsId) await changeSubscription(db, at, { repriced_at: null });
  else
    await transaction(db, async (trx) => {
      const successor = { ...at, gatewaySubsId: next };
      await watchSubscription(trx, successor, time);
      await changeSubscription(trx, successor, { settled_at: time });
      await changeSubscription(trx, at, { ended_at: time });
      // Whose it is: the account's deletion cancels what its attempts led to.
      await moveIntents(trx, at, next);
    });
  return next;
}
