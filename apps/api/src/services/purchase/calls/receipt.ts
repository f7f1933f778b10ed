import { found } from '@kandil/contract';
import { receipt as call } from '@kandil/contract/control/purchase';
import { payerOf } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { maskedMail, maskedName } from '../../../platform/http/masks.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { staffOfOrders } from '../flows/staff-orders.ts';
import { receiptNumber } from '../present/receipt.ts';
import { presentOrder } from '../present/refund-order.ts';
import { presentLine } from '../present/staff-receipt.ts';
import { typedNumber } from '../rules/withdrawal.ts';
import { allPlans, limitOf } from '../store/catalogue.ts';
import { notesOf, receiptById } from '../store/receipt-list.ts';
import { receiptByNumber } from '../store/receipts.ts';
import { ordersOf } from '../store/refund-orders.ts';
import { subscriptionById } from '../store/subscriptions.ts';
import type { ReceiptRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

const nameOf = (name: string): string | null => (name.trim() === '' ? null : maskedName(name));

/** The buyer, masked: of the receipt, of its locked copy, else of the account. */
async function buyerOf({ internal }: PurchaseWorld, row: ReceiptRow) {
  const email = row.buyer?.email ? maskedMail(row.buyer.email) : null;
  if (row.buyer_name !== null || row.user_id === null)
    return { name: nameOf(row.buyer_name ?? ''), email };
  const { fullName } = await internal(payerOf, { userId: row.user_id, timeZone: null });
  return { name: nameOf(fullName), email };
}

export const receipt = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { number }, context, world }) => {
    const { id } = staffOf(context);
    const { db } = world;
    // No receipt has the number 0.
    const row = found(await receiptByNumber(db, typedNumber(number) ?? 0));
    const orders = await ordersOf(db, row.id);
    const [notes, corrects, subscription, limit, staff, buyer, plans] = await Promise.all([
      notesOf(db, row.id),
      row.corrects === null ? undefined : receiptById(db, row.corrects),
      row.subscription_id === null ? undefined : subscriptionById(db, row.subscription_id),
      limitOf(db, row.currency),
      staffOfOrders(world),
      buyerOf(world, row),
      allPlans(db),
    ]);
    const money = (amount: number) => ({ amount, currency: row.currency });
    return {
      data: {
        ...presentLine(row, plans),
        left: row.kind === 'RECEIPT' ? row.amount - row.refunded : 0,
        net: money(row.net),
        tax: money(row.tax),
        taxRate: row.tax_rate / 100,
        givingShare: money(row.giving_share),
        from: row.period_from.toISOString(),
        to: row.period_to.toISOString(),
        chargedAt: row.charged_at.toISOString(),
        chargeId: row.charge_id,
        gatewaySubsId: subscription?.gateway_subs_id ?? null,
        corrects: corrects ? receiptNumber(corrects) : null,
        buyer,
        notes: notes.map((note) => ({
          number: receiptNumber(note),
          issuedAt: note.issued_at.toISOString(),
          amount: money(note.amount),
          status: note.status,
        })),
        orders: orders.map((order) => presentOrder(order, staff.names, world.now())),
        limit,
        approvers: staff.holders.filter((each) => each !== id).length,
      },
    };
  },
);
