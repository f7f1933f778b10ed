import { purchaseExport as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { receiptNumber } from '../present/receipt.ts';
import { standingOf } from '../rules/standing.ts';
import { type GrantRow, grantsOf } from '../store/access.ts';
import { type NoticeRow, noticesOf } from '../store/price-notices.ts';
import { receiptsOf } from '../store/receipts.ts';
import { reservationsOf } from '../store/reservations.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { ReceiptRow, ReservationRow, SubscriptionRow } from '../store/tables.ts';
import { type WithdrawalRow, withdrawalsOf } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';

export const dataExport = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId }, world }) => {
    const [subscriptions, receipts, reservations, withdrawals, grants] = await Promise.all([
      subscriptionsOf(world.db, userId),
      receiptsOf(world.db, userId, null),
      reservationsOf(world.db, userId),
      withdrawalsOf(world.db, userId),
      grantsOf(world.db, userId),
    ]);
    const notices = await noticesOf(
      world.db,
      subscriptions.map(({ id }) => id),
    );
    const current = standingOf(subscriptions, world.now())?.row;
    return {
      data: {
        subscription: current ? presentSubscription(current) : null,
        subscriptions: subscriptions.map(presentSubscription),
        receipts: receipts.map(presentReceipt),
        reservations: reservations.map(presentReservation),
        withdrawals: withdrawals.map(presentWithdrawal),
        extraDays: grants.map(presentGiven),
        priceNotices: [...notices.values()].map(presentNotice),
      },
    };
  },
);

/** Amounts are in minor units of the currency. */
function presentSubscription(row: SubscriptionRow) {
  return {
    code: row.subscription_code,
    plan: row.plan_code,
    period: row.period_code,
    status: row.status,
    paidBy: row.gateway_code,
    price: row.amount,
    currency: row.currency,
    offer: row.offer_code,
    country: row.country,
    termsVersion: row.terms_version,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    failedAt: row.failed_at,
    suspendedAt: row.suspended_at,
    canceledAt: row.canceled_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
  };
}

function presentReceipt(row: ReceiptRow) {
  return {
    id: row.id,
    number: receiptNumber(row),
    kind: row.kind,
    issuedAt: row.issued_at,
    plan: row.plan_code,
    period: row.period_code,
    from: row.period_from,
    to: row.period_to,
    customer: row.buyer_name,
    paidBy: row.gateway_code,
    charge: row.charge_id,
    amount: row.amount,
    tax: row.tax,
    givingShare: row.giving_share,
    currency: row.currency,
    country: row.country,
    status: row.status,
  };
}

/** Who gave them is somebody of the operator; the reason is about the account. */
const presentGiven = ({ plan_code, days, reason, given_at, revoked_at }: GrantRow) => ({
  plan: plan_code,
  days,
  reason,
  givenAt: given_at,
  revokedAt: revoked_at,
});

/** A higher price that was announced. */
const presentNotice = (row: NoticeRow) => ({
  price: row.old_amount,
  newPrice: row.amount,
  currency: row.currency,
  from: row.applies_from,
  mailedAt: row.reported_at,
  state: row.state,
});

function presentReservation(row: ReservationRow) {
  return {
    id: row.intent_id,
    package: row.package_id,
    promoCode: row.promo_code,
    state: row.state,
    createdAt: row.created_at,
  };
}

function presentWithdrawal(row: WithdrawalRow) {
  return {
    name: row.full_name,
    statedAt: row.stated_at,
    confirmedAt: row.confirmed_at,
    withoutLogin: row.destination,
  };
}
