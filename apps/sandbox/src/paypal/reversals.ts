import { newId, type Refund, type Sale, timeOf } from './books.ts';
import type { Parts } from './charges.ts';
import { type Money, minorOf, moneyOf } from './money.ts';
import { impossible, unknownId } from './problem.ts';

/** Refunds are possible for 180 days. */
const REFUND_MS = 180 * 86_400_000;

export type Reversals = ReturnType<typeof createReversals>;

/** Money that goes back: refunds by the merchant, and charges that the payer takes back. */
export function createReversals(parts: Parts) {
  return { ...refunds(parts), chargeBack: (id: string) => chargeBack(parts, id) };
}

/** Books money that goes back, and returns the id of this movement. */
async function takeBack(
  { core, clock }: Parts,
  sale: Sale,
  kind: 'refund' | 'chargeback',
  amount: number,
  id = newId(),
) {
  const { id: chargeId, currency, subscription } = sale;
  await core.ledger.put({
    id,
    kind,
    chargeId,
    amount,
    currency,
    subscription,
    at: timeOf(clock.now()),
  });
  return id;
}

/** What a refund gives back; minor units. @throws Problem if it is not possible */
function refundable(sale: Sale, requested: Money | undefined, now: number): number {
  const left = sale.amount - sale.refunded;
  if (left <= 0 || sale.reversed)
    throw impossible('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  if (Date.parse(sale.at) + REFUND_MS < now)
    throw impossible('REFUND_TIME_LIMIT_EXCEEDED', 'You are over the time limit to refund.');
  const { value, currency_code: currency } = requested ?? moneyOf(left, sale.currency);
  if (currency !== sale.currency)
    throw impossible('CURRENCY_MISMATCH', 'The currency must be that of the capture.');
  const amount = minorOf({ value, currency_code: currency });
  if (amount <= 0 || amount > left)
    throw impossible(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount.',
    );
  return amount;
}

const say = (kind: string, { amount, currency }: { amount: number; currency: string }) =>
  `A ${moneyOf(amount, currency).value} ${currency} ${kind}`;

function refunds(parts: Parts) {
  const { books, clock, present, send } = parts;

  async function refund(
    id: string,
    requested: Money | undefined,
    note: string | null,
  ): Promise<Refund> {
    const sale = books.sales.get(id);
    if (!sale || sale.status === 'DECLINED') throw unknownId();
    const amount = refundable(sale, requested, clock.now());
    const refunded = sale.refunded + amount;
    const status = refunded === sale.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    await books.sales.put({ ...sale, refunded, status });
    const made = {
      id: newId(),
      sale: sale.id,
      amount,
      currency: sale.currency,
      at: timeOf(clock.now()),
      note,
    };
    await takeBack(parts, sale, 'refund', amount, made.id);
    return books.refunds.put(made);
  }

  return {
    /** A refund that the merchant asked for by the API. */
    async refundByApi(id: string, amount: Money | undefined, note: string | null): Promise<Refund> {
      const made = await refund(id, amount, note);
      await send(
        'PAYMENT.CAPTURE.REFUNDED',
        'refund',
        say('capture payment was refunded', made),
        present.refund(made),
      );
      return made;
    },
    /** A refund that the merchant makes on PayPal's own pages. @returns false if there is nothing to refund */
    async refundByHand(id: string, amount: number | null): Promise<boolean> {
      const sale = books.sales.get(id);
      if (!sale || sale.amount <= sale.refunded) return false;
      const made = await refund(
        id,
        moneyOf(amount ?? sale.amount - sale.refunded, sale.currency),
        null,
      );
      await send(
        'PAYMENT.SALE.REFUNDED',
        'sale',
        say('sale payment was refunded', made),
        present.saleRefund(made),
      );
      return true;
    },
  };
}

/** The payer takes a charge back. @returns false if nothing is left of it */
async function chargeBack(parts: Parts, id: string): Promise<boolean> {
  const { books, clock, present, send } = parts;
  const sale = books.sales.get(id);
  if (!sale || sale.status === 'DECLINED' || sale.reversed || sale.amount <= sale.refunded)
    return false;
  await send(
    'CUSTOMER.DISPUTE.CREATED',
    'dispute',
    'A new dispute opened',
    present.dispute(sale, clock.now(), false),
  );
  const reversed = await books.sales.put({ ...sale, reversed: true });
  await takeBack(parts, sale, 'chargeback', sale.amount - sale.refunded);
  await send(
    'PAYMENT.SALE.REVERSED',
    'sale',
    say('sale payment was reversed', sale),
    present.sale(reversed, '-'),
  );
  await send(
    'CUSTOMER.DISPUTE.RESOLVED',
    'dispute',
    'A dispute was resolved',
    present.dispute(sale, clock.now(), true),
  );
  return true;
}
