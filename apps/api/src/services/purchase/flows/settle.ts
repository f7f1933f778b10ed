import { found } from '@kandil/contract';
import { priceFrom } from '../rules/raise.ts';
import { closeNotices } from '../store/price-notices.ts';
import { receiptOfCharge, receiptsOfSubscription } from '../store/receipts.ts';
import {
  lockCharge,
  lockOwner,
  subscriptionAt,
  updateSubscription,
} from '../store/subscriptions.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { begin } from './begin.ts';
import { bookCharge, type Charge } from './book.ts';
import { replacedBy, type SettleResult, type SettleInput, SURPLUS } from './settled.ts';

/** Books what a gateway's records show, once. Everything in the caller's transaction. */
export async function settleOnce(
  trx: Executor,
  world: PurchaseWorld,
  input: SettleInput,
): Promise<SettleResult> {
  const { gatewayCode, intent, charge } = input;
  if (charge) await lockCharge(trx, gatewayCode, charge.chargeId);
  await lockOwner(trx, await ownerOf(trx, input));
  const row = await subscriptionAt(trx, input);
  if (charge && (await receiptOfCharge(trx, gatewayCode, charge.chargeId)))
    return { outcome: 'KNOWN', replaced: await replacedBy(trx, row) };
  if (row)
    return charge
      ? renew(trx, world, row, charge)
      : { outcome: 'KNOWN', replaced: await replacedBy(trx, row) };
  return begin(trx, world, input, found(intent));
}

/**
 * Whose ledger is written. A renewal before its first payment has no owner: the caller repeats the call, and the
 * attempt's own comes meanwhile.
 * @throws Refusal NOT_FOUND
 */
async function ownerOf(trx: Executor, input: SettleInput): Promise<string> {
  if (input.intent) return input.intent.userId;
  const known = found(await subscriptionAt(trx, input));
  return known.user_id ?? known.id;
}

/** A charge of a subscription that is known: a renewal, or the first one after a consent. */
async function renew(
  trx: Executor,
  world: PurchaseWorld,
  row: SubscriptionRow,
  charge: Charge,
): Promise<SettleResult> {
  const at = new Date(charge.at);
  const over = row.ended_at ?? row.canceled_at;
  if (row.user_id === null || (over !== null && at > over)) return SURPLUS;
  if (await isCovered(trx, row, charge)) return SURPLUS;
  const end = new Date(charge.to);
  const paid = row.failed_at === null || at >= row.failed_at;
  await updateSubscription(trx, row.id, {
    // A period that was ended early is not opened again by a late event.
    ...(row.ended_at === null && end > row.expires_at && { expires_at: end }),
    ...(row.status !== 'CANCELED' &&
      paid && { status: 'ACTIVE' as const, failed_at: null, suspended_at: null }),
  });
  await bookCharge(trx, world, await pricedFor(trx, world, row, charge), charge);
  return { outcome: 'SETTLED', replaced: await replacedBy(trx, row) };
}

/** The subscription at the price of the charged period; a higher one that was announced is its agreed price from now on. */
async function pricedFor(
  trx: Executor,
  { now }: PurchaseWorld,
  row: SubscriptionRow,
  { from, amount }: Charge,
): Promise<SubscriptionRow> {
  const agreed = priceFrom(row, new Date(from));
  if (agreed === row.amount) return row;
  if (amount === agreed) {
    await updateSubscription(trx, row.id, { amount, next_amount: null, next_from: null });
    await closeNotices(trx, row.id, 'APPLIED', new Date(now()));
  }
  return { ...row, amount: agreed };
}

/** Whether the middle of the charged period is paid already: gateways may count periods by seconds apart. */
async function isCovered(trx: Executor, row: SubscriptionRow, charge: Charge): Promise<boolean> {
  const middle = (Date.parse(charge.from) + Date.parse(charge.to)) / 2;
  const receipts = await receiptsOfSubscription(trx, row.id);
  return receipts.some(
    ({ status, period_from: from, period_to: to }) =>
      status === 'PAID' &&
      (from.getTime() === Date.parse(charge.from) ||
        (from.getTime() <= middle && middle < to.getTime())),
  );
}
