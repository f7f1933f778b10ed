import { randomUUID } from 'node:crypto';
import { mailOwner } from './mail-owner.ts';
import { receiptNumber } from '../present/receipt.ts';
import { remainingShare, taxIn } from '../rules/prices.ts';
import { insertReceipt } from '../store/receipts.ts';
import { finishFailed } from '../store/refund-orders.ts';
import type { ReversalRow } from '../store/reversals.ts';
import { subscriptionById } from '../store/subscriptions.ts';
import type { Executor, ReceiptRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { endAccess } from './end-access.ts';

/**
 * Books what went back of a receipt since the last report: a credit note with its part of tax and giving. When all of
 * the current period went back, access ends.
 */
export async function applyReversal(
  trx: Executor,
  world: PurchaseWorld,
  receipt: ReceiptRow,
  { kind, refunded, at }: Pick<ReversalRow, 'kind' | 'refunded' | 'at'>,
): Promise<void> {
  const total = Math.min(refunded, receipt.amount);
  const back = total - receipt.refunded;
  if (kind === 'REFUND') await finishFailed(trx, receipt.id, total, new Date(world.now()));
  if (back <= 0) return;
  const isWhole = total === receipt.amount;
  const status = kind === 'REFUND' ? ('REFUNDED' as const) : ('CHARGED_BACK' as const);
  await trx
    .updateTable('receipt')
    .set({ refunded: total, status: isWhole ? status : 'PAID' })
    .where('id', '=', receipt.id)
    .execute();
  const note = await insertReceipt(trx, {
    ...creditNote(receipt, total),
    issued_at: new Date(world.now()),
    charged_at: at,
    status,
  });
  const row = receipt.subscription_id && (await subscriptionById(trx, receipt.subscription_id));
  if (!row) return;
  const isCurrent = receipt.period_from <= at && at < receipt.period_to;
  if (isWhole && isCurrent && row.ended_at === null) await endAccess(trx, world, row, at);
  await mailOwner(trx, world, row, {
    key: `reversed ${note.id}`,
    notice: status,
    amount: { amount: back, currency: receipt.currency },
    number: receiptNumber(note),
  });
}

/** The difference between a receipt with what had gone back before, and with what has gone back now. */
function creditNote(receipt: ReceiptRow, total: number) {
  const { amount, refunded, tax_rate: rate } = receipt;
  const tax = taxIn(amount - total, rate) - taxIn(amount - refunded, rate);
  const back = refunded - total;
  return {
    id: randomUUID(),
    prefix: receipt.prefix,
    kind: 'CREDIT_NOTE' as const,
    corrects: receipt.id,
    subscription_id: receipt.subscription_id,
    user_id: receipt.user_id,
    buyer_name: receipt.buyer_name,
    buyer: JSON.stringify(receipt.buyer),
    plan_code: receipt.plan_code,
    period_code: receipt.period_code,
    period_from: receipt.period_from,
    period_to: receipt.period_to,
    gateway_code: receipt.gateway_code,
    charge_id: receipt.charge_id,
    amount: back,
    currency: receipt.currency,
    net: back - tax,
    tax,
    tax_rate: rate,
    country: receipt.country,
    giving_share:
      remainingShare(receipt, amount - total) - remainingShare(receipt, amount - refunded),
    seller: receipt.seller,
  };
}
