import { purchaseExport as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { receiptsOf } from '../store/receipts.ts';
import { subscriptionOf } from '../store/subscriptions.ts';
import type { ReceiptRow, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

export const dataExport = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId }, world }) => {
    const [subscription, receipts] = await Promise.all([
      subscriptionOf(world.db, userId),
      receiptsOf(world.db, userId, null),
    ]);
    return {
      data: {
        subscription: subscription ? presentSubscription(subscription) : null,
        receipts: receipts.map(presentReceipt),
      },
    };
  },
);

function presentSubscription(row: SubscriptionRow) {
  return {
    code: row.subscription_code,
    plan: row.plan_code,
    period: row.period_code,
    status: row.status,
    paidBy: row.gateway_code,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

/** Amounts are in minor units of the currency. */
function presentReceipt(row: ReceiptRow) {
  return {
    id: row.id,
    issuedAt: row.issued_at,
    plan: row.plan_code,
    period: row.period_code,
    paidBy: row.gateway_code,
    amount: row.amount,
    givingShare: row.giving_share,
    currency: row.currency,
    status: row.status,
  };
}
