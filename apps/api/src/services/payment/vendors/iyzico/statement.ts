import type { StatementLine } from '../../rules/gateway-facts.ts';
import { moneyOf } from '../../rules/money.ts';
import type { GatewayStatement } from '../gateway.ts';
import type { IyzicoClient } from './client.ts';
import { daily, type WireDaily } from './wire.ts';

const DAY_MS = 86_400_000;
/** Turkey has had one offset since 2016. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

const KINDS: Readonly<Record<string, StatementLine['kind']>> = {
  PAYMENT: 'CHARGE',
  REFUND: 'REFUND',
  // The check of a card is canceled at once.
  CANCEL: 'REFUND',
};

/** What iyzico took of a payment; null if it does not say. */
function feeOf({ iyzicoCommission, iyzicoFee, transactionCurrency: currency }: WireDaily) {
  const parts = [iyzicoCommission, iyzicoFee].filter((part) => typeof part === 'string');
  // Commissions have more decimals than the currency.
  const rounded = parts.map((part) => moneyOf(Number(part).toFixed(2), currency).amount);
  return parts.length === 0 ? null : rounded.reduce((sum, part) => sum + part, 0);
}

function lineOf(wire: WireDaily): StatementLine | null {
  const kind = KINDS[wire.transactionType];
  if (!kind) return null;
  return {
    lineId: `${wire.transactionType} ${wire.transactionId}`,
    kind,
    chargeId: wire.paymentId,
    amount: moneyOf(wire.paidPrice, wire.transactionCurrency),
    at: new Date(`${wire.transactionDate.slice(0, 19).replace(' ', 'T')}${OFFSET}`),
    fee: feeOf(wire),
  };
}

/** The lists of the days. They have no chargebacks, and are some hours late. */
export function iyzicoStatement(ask: IyzicoClient): GatewayStatement {
  async function* pages(from: Date, until: Date) {
    const isWithin = ({ at }: StatementLine) => from <= at && at < until;
    const last = until.getTime() + OFFSET_MS;
    const first = Math.floor((from.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS;
    for (let day = first; day < last; day += DAY_MS) {
      const transactionDate = new Date(day).toISOString().slice(0, 10);
      for (let page = 1, count = 1; page <= count; page += 1) {
        const query = { locale: 'en', transactionDate, page: String(page) };
        const path = '/v2/reporting/payment/transactions';
        const answer = await ask(daily, { method: 'GET', path, query });
        count = answer.totalPageCount;
        yield (answer.transactions ?? [])
          .map(lineOf)
          .filter((line) => line !== null)
          .filter(isWithin);
      }
    }
  }
  return { hasChargebacks: false, pages };
}
