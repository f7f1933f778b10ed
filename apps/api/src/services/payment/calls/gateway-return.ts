import { payment, Refusal } from '@kandil/contract';
import { handleHook } from '../../../platform/http/hook.ts';
import { closeIntent } from '../flows/close.ts';
import { gatewayAt } from '../flows/gateway-at.ts';
import { reconcileIntent } from '../flows/reconcile.ts';
import { stateForPayer } from '../rules/states.ts';
import { intentById, intentBySecret } from '../store/intents.ts';
import type { IntentRow } from '../store/tables.ts';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/**
 * A browser that comes back from a gateway, also another one than the payer began in. Its secret names the intent; what
 * it says of the payment is not believed: the gateway is read.
 */
export const gatewayReturn = handleHook<PaymentWorld>(
  payment.gatewayReturn,
  async ({ param, query }, world) => {
    const gateway = gatewayAt(world, param);
    if (!gateway) return { status: 404 };
    const intent = await intentBySecret(world.db, gateway.code, query['secret'] ?? '');
    // A person is waiting: the page says that there is no such payment.
    if (!intent)
      return { status: 303, location: `${world.publicOrigin}/payment-failed`, refused: true };
    const isCanceled = query['canceled'] === '1';
    const now = await read(world, intent, isCanceled);
    const shown = stateForPayer(now);
    // Open after an approval: the gateway does not know of it yet, and the page waits.
    const isPaid = shown === 'PAID' || shown === 'CONFIRMING' || (shown === 'OPEN' && !isCanceled);
    const page = isPaid ? 'payment-succeed' : 'payment-failed';
    return { status: 303, location: `${world.publicOrigin}/${page}?intent=${now.id}` };
  },
);

async function read(
  world: PaymentWorld,
  { id, ...intent }: IntentRow,
  isCanceled: boolean,
): Promise<IntentRow> {
  try {
    await reconcileIntent(world, id);
  } catch (error) {
    const isKnown = [Refusal, GatewayUnknown, GatewayRefusal].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
  }
  const now = (await intentById(world.db, id)) ?? { id, ...intent };
  if (!isCanceled || stateForPayer(now) !== 'OPEN') return now;
  // Also while the gateway is down: only `activate` charges, and it needs an open intent.
  const end = { state: 'FAILED', reason: 'CANCELLED_BY_PAYER' } as const;
  return (await closeIntent(world, id, end)) ?? now;
}
