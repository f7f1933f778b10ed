import type { Input } from '@kandil/contract';
import type { settle } from '@kandil/contract/internal';
import { GATEWAYS } from '@kandil/contract/payment';
import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { counts } from '../../../platform/metrics/registry.ts';
import { givingPercentAt, newReceiptPrefix } from '../../../platform/site.ts';
import { nameReceipt } from '../jobs/jobs.ts';
import { mailOwner } from './mail-owner.ts';
import { receiptNumber } from '../present/receipt.ts';
import { givingShare, taxIn } from '../rules/prices.ts';
import { sellerOf, taxRateOf } from '../store/catalogue.ts';
import { insertReceipt, receiptsOfSubscription } from '../store/receipts.ts';
import { reversalOf } from '../store/reversals.ts';
import type { Executor, ReceiptRow, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { applyReversal } from './reverse.ts';

const unexpected = new Counter({
  name: 'kandil_charges_unexpected_total',
  help: 'Charges of another amount or currency than agreed',
  labelNames: ['gateway'],
  registers: [counts],
});
// From the start: alerts look at the growth, and the first one has to be some.
for (const gateway of GATEWAYS) unexpected.inc({ gateway }, 0);

export type Charge = NonNullable<Input<typeof settle>['charge']>;

/**
 * Books a charge of a subscription: receipt, giving entry, name, mail; and what went back of it, if the gateway reported
 * that first. The amount is booked as it was charged: one that differs from the agreed price is an alarm, never dropped.
 */
export async function bookCharge(
  trx: Executor,
  world: PurchaseWorld,
  row: SubscriptionRow,
  charge: Charge,
): Promise<ReceiptRow> {
  await alarmIfUnexpected(trx, world, row, charge);
  const { amount, currency } = charge;
  const rate = await taxRateOf(trx, row.country);
  const tax = taxIn(amount, rate);
  const receipt = await insertReceipt(trx, {
    id: randomUUID(),
    prefix: newReceiptPrefix(),
    kind: 'RECEIPT',
    corrects: null,
    subscription_id: row.id,
    user_id: row.user_id,
    buyer_name: null,
    buyer: JSON.stringify(null),
    issued_at: new Date(world.now()),
    charged_at: new Date(charge.at),
    plan_code: row.plan_code,
    period_code: row.period_code,
    period_from: new Date(charge.from),
    period_to: new Date(charge.to),
    gateway_code: row.gateway_code,
    charge_id: charge.chargeId,
    amount,
    currency,
    net: amount - tax,
    tax,
    tax_rate: rate,
    country: row.country,
    giving_share: givingShare(amount, givingPercentAt(new Date(charge.at))),
    status: 'PAID',
    seller: await sellerOf(trx),
  });
  if (row.user_id !== null) {
    const named = { receiptId: receipt.id, userId: row.user_id };
    await world.queue.enqueue(trx, nameReceipt, named, { key: receipt.id });
  }
  await mailOwner(trx, world, row, {
    key: `receipt ${receipt.id}`,
    notice: 'RECEIPT',
    amount: { amount, currency },
    date: charge.to,
    number: receiptNumber(receipt),
  });
  const reversal = await reversalOf(trx, row.gateway_code, charge.chargeId);
  if (reversal) await applyReversal(trx, world, receipt, reversal);
  return receipt;
}

async function alarmIfUnexpected(
  trx: Executor,
  { log }: PurchaseWorld,
  row: SubscriptionRow,
  { amount, currency, chargeId }: Charge,
): Promise<void> {
  const isFirst = (await receiptsOfSubscription(trx, row.id)).length === 0;
  const agreed = isFirst ? (row.intro_amount ?? row.amount) : row.amount;
  if (amount === agreed && currency === row.currency) return;
  unexpected.inc({ gateway: row.gateway_code });
  const facts = { subscription: row.id, chargeId, amount, currency, agreed };
  log.error({ ...facts, agreedCurrency: row.currency }, 'ALARM: a charge differs from its price');
}
