import { Refusal } from '@kandil/contract';
import { reserve } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { isExpired, mayActivate } from '../rules/states.ts';
import { changeIntent, lockIntent } from '../store/intents.ts';
import type { IntentRow } from '../store/tables.ts';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';
import { cancelNow } from './cancel.ts';
import { closeIntent } from './close.ts';
import { gatewayOf } from './gateways.ts';

/**
 * Charges: the only place that does (T-P01). One process at a time has the intent, which must be open; the purchase is
 * checked again, and the subscription is read before it is activated. What nobody knows stays UNKNOWN and is asked for.
 * @throws Refusal of the check, after the intent was closed; GatewayUnknown
 */
export async function activate(world: PaymentWorld, id: string): Promise<void> {
  const intent = await take(world, id);
  if (!intent) return;
  try {
    await charge(world, intent);
  } catch (error) {
    if (error instanceof GatewayRefusal)
      return void (await fail(world, id, { state: 'FAILED', reason: error.reason }));
    // Any other fault, as of this process: the lease ends, and the gateway is asked.
    if (error instanceof GatewayUnknown || isTemporary(error)) await setUnknown(world, id);
    throw error;
  }
}

const isTemporary = (error: unknown) =>
  error instanceof Refusal && ['UNAVAILABLE', 'GATEWAY_UNAVAILABLE'].includes(error.code);

async function take(world: PaymentWorld, id: string): Promise<IntentRow | null> {
  return transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (!intent || !mayActivate(intent, world.now())) return null;
    return changeIntent(trx, id, {
      state: 'ACTIVATING',
      operation: 'ACTIVATE',
      updated_at: new Date(world.now()),
    });
  });
}

async function charge(world: PaymentWorld, intent: IntentRow): Promise<void> {
  const { id, gateway_subs_id: gatewaySubsId, gateway_code: gatewayCode } = intent;
  if (gatewaySubsId === null) throw new Error(`intent ${id} has no subscription`);
  const gateway = gatewayOf(world, gatewayCode);
  const subscription = await gateway.read(gatewaySubsId);
  // Activated before, by a process that ended or whose answer was lost.
  if (subscription && subscription.status !== 'APPROVED') return;
  if (isExpired(intent, world.now())) return void (await fail(world, id, { state: 'ABANDONED' }));
  if (!subscription) throw new GatewayUnknown(`no subscription ${gatewaySubsId}`);
  await check(world, intent);
  await gateway.activate(gatewaySubsId, `${id}:activate`);
}

/** @throws Refusal with purchase's reason, after the intent was closed */
async function check(world: PaymentWorld, intent: IntentRow): Promise<void> {
  try {
    const { replaces } = await world.internal(reserve, {
      intentId: intent.id,
      userId: intent.user_id,
      countryCode: intent.country_code,
      language: intent.language,
      gatewayCode: intent.gateway_code,
      gatewayPackage: intent.gateway_package,
      promotionCode: intent.promotion_code,
    });
    if (replaces?.cancelFirst) await cancelNow(world, replaces);
  } catch (error) {
    if (error instanceof Refusal && !isTemporary(error))
      await fail(world, intent.id, { state: 'FAILED', reason: 'REFUSED' });
    throw error;
  }
}

const fail = (world: PaymentWorld, id: string, end: Parameters<typeof closeIntent>[2]) =>
  closeIntent(world, id, end, { evenCharging: true });

async function setUnknown(world: PaymentWorld, id: string): Promise<void> {
  await transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (intent?.state !== 'ACTIVATING') return;
    await changeIntent(trx, id, { state: 'UNKNOWN', updated_at: new Date(world.now()) });
  });
}
