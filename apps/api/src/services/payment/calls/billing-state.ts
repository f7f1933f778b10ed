import { found, payment, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/payer.ts';
import { reconcileIntent } from '../flows/reconcile.ts';
import { ASK_LIMIT } from '../rules/limits.ts';
import { isOpen, stateForPayer } from '../rules/states.ts';
import { isChargedLater } from '../rules/terms.ts';
import type { Money } from '@kandil/i18n/formats';
import { chargesOf } from '../store/charges.ts';
import { intentById } from '../store/intents.ts';
import type { IntentRow } from '../store/tables.ts';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/** The state of an attempt. While it is open, the gateway is asked, at most every few seconds. */
export const billingState = handle<PaymentWorld, typeof payment.billingState>(
  payment.billingState,
  async ({ input: { intentId }, context, world }) => {
    await limitAddress(world, 'state', context.ip);
    const stored = found(await intentById(world.db, intentId));
    if (!stored.guest && stored.user_id !== (context.session?.userId ?? ''))
      throw new Refusal('NOT_FOUND');
    const intent = isOpen(stored) ? await ask(world, stored) : stored;
    const state = stateForPayer(intent);
    return {
      data: {
        state,
        paid: state === 'PAID' ? await firstCharge(world, intent) : null,
        reason: intent.reason,
        chargedLater: isChargedLater(intent.terms),
        planCode: intent.terms.planCode,
        periodCode: intent.terms.periodCode,
        gatewayCode: intent.gateway_code,
        gatewayPackage: intent.gateway_package,
        sourceKind: intent.source_kind,
      },
    };
  },
);

async function firstCharge(
  { db }: PaymentWorld,
  { gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId }: IntentRow,
): Promise<Money | null> {
  if (gatewaySubsId === null) return null;
  const [first] = await chargesOf(db, { gatewayCode, gatewaySubsId });
  return first ? { amount: first.amount, currency: first.currency } : null;
}

async function ask(world: PaymentWorld, intent: IntentRow): Promise<IntentRow> {
  const { id } = intent;
  try {
    await world.limiter.take(ASK_LIMIT, id);
    await reconcileIntent(world, id);
  } catch (error) {
    const isKnown = [Refusal, GatewayUnknown, GatewayRefusal].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
  }
  return (await intentById(world.db, id)) ?? intent;
}
