import { renewalFailed } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { bookCharges } from '../jobs/jobs.ts';
import { renewalsFailed } from '../store/metrics.ts';
import { isExpired, isOpen, mayActivate } from '../rules/states.ts';
import { recordCharges } from '../store/charges.ts';
import { changeIntent, intentById, lockIntent } from '../store/intents.ts';
import {
  changeSubscription,
  subscriptionAt,
  requestCancel,
  watchSubscription,
} from '../store/subscriptions.ts';
import type { AtGateway, IntentRow } from '../store/tables.ts';
import type { GatewaySubscription } from '../rules/gateway-facts.ts';
import type { PaymentWorld } from '../world.ts';
import { activate } from './activate.ts';
import { openApproval } from './approval.ts';
import { book } from './book.ts';
import { setEnded } from './cancel.ts';
import { closeIntent } from './close.ts';
import { finishIntent } from './finish-intent.ts';
import { gatewayOf } from './gateways.ts';
import { workOff } from './work-off.ts';

/**
 * Brings our ledger up to date with the gateway: for the return of a browser, an event, and reconciliation alike. It reads the
 * gateway and books what it finds; repeating it, in any order, changes nothing more (T-P02, T-P05, T-P06).
 * @returns the intent as it is now
 * @throws GatewayUnknown, Refusal: it is repeated later
 */
export async function reconcileIntent(
  world: PaymentWorld,
  id: string,
): Promise<IntentRow | undefined> {
  const found = await intentById(world.db, id);
  if (!found) return undefined;
  const intent = found.gateway_subs_id === null ? await readApproval(world, found) : found;
  if (!intent || intent.gateway_subs_id === null) return intent;
  // A guest's number is not proved yet, or the account was deleted: nobody may be charged.
  const isSomebodys = intent.user_id !== null;
  if (isSomebodys && mayActivate(intent, world.now())) await activate(world, id);
  await reconcileSubscription(world, {
    gatewayCode: intent.gateway_code,
    gatewaySubsId: intent.gateway_subs_id,
  });
  return intentById(world.db, id);
}

/** Reads whether the payer has approved. */
async function readApproval(
  world: PaymentWorld,
  intent: IntentRow,
): Promise<IntentRow | undefined> {
  const { id, reference } = intent;
  const late = isExpired(intent, world.now());
  if (reference === null) {
    if (!isOpen(intent)) return intent;
    if (late) return closeIntent(world, id, { state: 'ABANDONED' });
    return intent.state === 'UNKNOWN' ? openApproval(world, intent) : intent;
  }
  const attempt = await gatewayOf(world, intent.gateway_code).readAttempt(reference);
  if (attempt.state === 'APPROVED') return setApproved(world, id, attempt.gatewaySubsId);
  if (!isOpen(intent)) return intent;
  if (attempt.state === 'REFUSED')
    return closeIntent(world, id, { state: 'FAILED', reason: attempt.reason });
  if (attempt.state === 'EXPIRED' || late) return closeIntent(world, id, { state: 'ABANDONED' });
  return intent;
}

/** The subscription is watched from now on; the one of an intent that was replaced is canceled, and never charged. */
async function setApproved(
  world: PaymentWorld,
  id: string,
  gatewaySubsId: string,
): Promise<IntentRow | undefined> {
  return transaction(world.db, async (trx) => {
    const intent = await lockIntent(trx, id);
    if (!intent || intent.gateway_subs_id !== null) return intent;
    const now = new Date(world.now());
    const at = { gatewayCode: intent.gateway_code, gatewaySubsId };
    await watchSubscription(trx, at, now);
    if (!isOpen(intent)) await requestCancel(trx, at, now);
    return changeIntent(trx, id, {
      gateway_subs_id: gatewaySubsId,
      ...(isOpen(intent) && { state: 'APPROVED', operation: null, updated_at: now }),
    });
  });
}

/** Books what the gateway's records show of a subscription. @throws GatewayUnknown, Refusal */
export async function reconcileSubscription(
  world: PaymentWorld,
  at: AtGateway,
  read?: GatewaySubscription,
): Promise<void> {
  const { gatewayCode, gatewaySubsId } = at;
  const subscription = read ?? (await gatewayOf(world, gatewayCode).read(gatewaySubsId));
  if (!subscription) return;
  await transaction(world.db, async (trx) => {
    const now = new Date(world.now());
    await watchSubscription(trx, at, now);
    if (await recordCharges(trx, at, subscription.charges, now))
      await world.queue.enqueue(trx, bookCharges, at, { startAfter: BOOK_AFTER });
  });
  await book(world, at);
  await finishIntent(world, at, subscription);
  await tellState(world, at, subscription);
  await workOff(world, at);
}

/** Seconds before the job that books: usually it is done by then. */
const BOOK_AFTER = 2;

/** Tells purchase of a failed renewal and of the end, each once. */
async function tellState(
  world: PaymentWorld,
  at: AtGateway,
  { status, failure }: GatewaySubscription,
): Promise<void> {
  if (status === 'ENDED') return setEnded(world, at);
  const row = await subscriptionAt(world.db, at);
  if (status !== 'UNPAID' || !failure || !row?.settled_at) return;
  if (row.failure_at?.getTime() === failure.at.getTime()) return;
  await world.internal(renewalFailed, {
    ...at,
    at: failure.at.toISOString(),
    reason: failure.reason,
  });
  await changeSubscription(world.db, at, { failure_at: failure.at });
  renewalsFailed.inc({ gateway: at.gatewayCode });
}
