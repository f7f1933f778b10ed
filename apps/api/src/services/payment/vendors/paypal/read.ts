import { type Money, moneyOf } from '../../rules/money.ts';
import type { Charge, GatewaySubscription } from '../../rules/gateway-facts.ts';
import type { PaypalClient } from './client.ts';
import { afterCycle, cycleOfCharge } from './periods.ts';
import { reasonOf } from './reasons.ts';
import {
  reported,
  transactions,
  type WireBilling,
  type WireMoney,
  type WireSubscription,
  type WireTransaction,
} from './wire.ts';

const DAY_MS = 86_400_000;
/** The longest span of a transaction search. */
const SEARCH_MS = 31 * DAY_MS;
/** PayPal refunds for 180 days. */
const REFUND_MS = 181 * DAY_MS;
/** Two periods that are this close follow one another. */
const CLOSE_MS = 3 * DAY_MS;

const RECEIVED = new Set(['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED']);

const ours = ({ value, currency_code: currency }: WireMoney): Money => moneyOf(value, currency);

/** All transactions of a subscription, oldest first, failed ones too. */
async function allTransactions(call: PaypalClient, id: string, from: string, to: number) {
  const query = new URLSearchParams({ start_time: from, end_time: new Date(to).toISOString() });
  const own = `/v1/billing/subscriptions/${id}/transactions`;
  const found: WireTransaction[] = [];
  let path: string | null = `${own}?${query.toString()}`;
  while (path) {
    const page: { transactions: WireTransaction[]; links: { rel: string; href: string }[] } =
      await call({ method: 'GET', path, answer: transactions });
    found.push(...page.transactions);
    const next = page.links.find(({ rel }) => rel === 'next');
    path = next ? own + new URL(next.href).search : null;
  }
  return found.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

/**
 * What was given back of a charge. The list of transactions says only that it was a part; the transaction search has the
 * amounts, up to three hours late.
 */
async function partRefunded(
  call: PaypalClient,
  { id, time }: WireTransaction,
  now: number,
): Promise<number> {
  let sum = 0;
  // A day more, because the clocks may differ.
  const end = Math.min(now + DAY_MS, Date.parse(time) + REFUND_MS);
  for (let from = Date.parse(time); from < end; from += SEARCH_MS) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: new Date(from).toISOString(),
        end_date: new Date(Math.min(from + SEARCH_MS, end)).toISOString(),
        transaction_type: 'T1107',
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const path = `/v1/reporting/transactions?${query.toString()}`;
      const answer = await call({ method: 'GET', path, answer: reported });
      for (const { transaction_info: info } of answer.transaction_details) {
        const isPart = info.paypal_reference_id === id && info.transaction_status === 'S';
        if (isPart && info.transaction_amount)
          sum += Math.abs(ours(info.transaction_amount).amount);
      }
      pages = answer.total_pages;
    }
  }
  return sum;
}

async function refundedOf(call: PaypalClient, transaction: WireTransaction, now: number) {
  if (transaction.status === 'REFUNDED')
    return ours(transaction.amount_with_breakdown.gross_amount).amount;
  return transaction.status === 'PARTIALLY_REFUNDED' ? partRefunded(call, transaction, now) : 0;
}

/**
 * The charges of a subscription with their periods. A period begins when it was paid; the last one ends at PayPal's next
 * billing time, an earlier one with the next charge or its cycle.
 */
async function chargesOf(
  call: PaypalClient,
  wire: WireSubscription,
  now: number,
): Promise<Charge[]> {
  const { billing_info: info, plan } = wire;
  const end = Math.max(now, ...(info?.last_payment ? [Date.parse(info.last_payment.time)] : []));
  const all = await allTransactions(call, wire.id, wire.create_time, end + 60_000);
  const received = all.filter(({ status }) => RECEIVED.has(status));
  const cycles = plan?.billing_cycles ?? [];
  return Promise.all(
    received.map(async (transaction, index) => {
      const from = new Date(transaction.time);
      const cycleEnd = afterCycle(from, cycleOfCharge(cycles, index));
      const next = received[index + 1]?.time ?? info?.next_billing_time;
      const isLast = index === received.length - 1;
      const follows =
        next !== undefined &&
        Date.parse(next) > from.getTime() &&
        (isLast || Math.abs(Date.parse(next) - cycleEnd.getTime()) <= CLOSE_MS);
      return {
        chargeId: transaction.id,
        amount: ours(transaction.amount_with_breakdown.gross_amount),
        at: from,
        refunded: await refundedOf(call, transaction, end),
        from,
        to: follows ? new Date(next) : cycleEnd,
      };
    }),
  );
}

/** The failed payment that is still open; null if the last one was paid. */
function openFailure({ last_failed_payment: failed, last_payment: paid }: WireBilling) {
  if (!failed || (paid && Date.parse(paid.time) >= Date.parse(failed.time))) return null;
  const reason = reasonOf(failed.reason_code ? [failed.reason_code] : []);
  const retryAt = failed.next_payment_retry_time ?? null;
  return { at: new Date(failed.time), reason, retryAt };
}

/** Why the first charge failed; null if something was paid, or nothing was due yet. */
export const firstFailure = ({ billing_info: info = {} }: WireSubscription) =>
  info.last_payment ? null : openFailure(info);

type State = Pick<GatewaySubscription, 'status' | 'nextChargeAt' | 'failure'>;

const quiet = (status: 'APPROVED' | 'ENDED'): State => ({
  status,
  nextChargeAt: null,
  failure: null,
});

/** A subscription that PayPal or the merchant suspended; nothing is charged until it is activated again. */
function suspendedState({
  status_update_time: since,
  create_time,
  billing_info,
}: WireSubscription) {
  const found = openFailure(billing_info ?? {});
  const at = found?.at ?? new Date(since ?? create_time);
  const failure = { at, reason: found?.reason ?? 'REFUSED' } as const;
  return { status: 'UNPAID', nextChargeAt: null, failure } as const;
}

function activeState({ billing_info: info = {} }: WireSubscription): State {
  const failure = openFailure(info);
  const next = failure?.retryAt ?? info.next_billing_time;
  const nextChargeAt = next ? new Date(next) : null;
  if (!failure) return { status: 'ACTIVE', nextChargeAt, failure };
  const { at, reason } = failure;
  return { status: 'UNPAID', nextChargeAt, failure: { at, reason } };
}

/** The state of a subscription that was approved. */
function stateOf(wire: WireSubscription): State {
  if (wire.status === 'ACTIVE') return activeState(wire);
  if (wire.status === 'SUSPENDED') return suspendedState(wire);
  return quiet(wire.status === 'APPROVED' ? 'APPROVED' : 'ENDED');
}

/** What PayPal's records say of a subscription that was approved. */
export async function recordsOf(
  call: PaypalClient,
  wire: WireSubscription,
  now: number,
): Promise<GatewaySubscription> {
  const charges = wire.status === 'APPROVED' ? [] : await chargesOf(call, wire, now);
  return { gatewaySubsId: wire.id, ...stateOf(wire), charges };
}
