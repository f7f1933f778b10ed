import { Refusal } from '@kandil/contract';
import type { GatewayCode } from '@kandil/contract/payment';
import { planAt, storePlan } from '../store/plans.ts';
import { type Gateway, GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { Terms } from '../rules/gateway-facts.ts';
import type { PaymentWorld } from '../world.ts';

/** Seconds after which a gateway that could not be asked may be asked again. */
const RETRY_AFTER = 10;

export const unavailable = (): Refusal =>
  new Refusal('GATEWAY_UNAVAILABLE', { retryAfter: RETRY_AFTER });

/** @throws Refusal GATEWAY_UNAVAILABLE if it is not configured */
export function gatewayOf(
  { gateways }: Pick<PaymentWorld, 'gateways'>,
  code: GatewayCode,
): Gateway {
  const gateway = gateways.get(code);
  if (!gateway) throw unavailable();
  return gateway;
}

/** For operations that a gateway has no reason to refuse: whatever it answers instead is GATEWAY_UNAVAILABLE. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const isIts = error instanceof GatewayUnknown || error instanceof GatewayRefusal;
    throw isIts ? unavailable() : error;
  });
}

/** The gateway's plan of a package; one that is missing is created. Idempotent. */
export async function planOf(
  world: Pick<PaymentWorld, 'db' | 'now'>,
  gateway: Gateway,
  terms: Terms,
): Promise<string> {
  const known = await planAt(world.db, gateway.code, terms.gatewayPackage);
  if (known !== undefined) return known;
  const planId = await gateway.syncPlan(terms, `plan:${terms.gatewayPackage}`);
  await storePlan(world.db, gateway.code, terms.gatewayPackage, planId, new Date(world.now()));
  return planId;
}
