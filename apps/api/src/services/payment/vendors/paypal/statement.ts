import type { StatementLine } from '../../rules/gateway-facts.ts';
import { moneyOf } from '../../rules/money.ts';
import { type GatewayStatement, GatewayUnknown } from '../gateway.ts';
import type { PaypalClient } from './client.ts';
import { reported, type WireTransfer } from './wire.ts';

/** Subscription payments; refunds by us; reversals and chargebacks. Other codes move no money of members. */
const KINDS: Readonly<Record<string, StatementLine['kind']>> = {
  T0002: 'CHARGE',
  T1107: 'REFUND',
  T1106: 'CHARGEBACK',
  T1201: 'CHARGEBACK',
};

/** The longest span of a transaction search. */
const SEARCH_MS = 31 * 86_400_000;
const PAGE = 500;

/** PayPal writes `2026-11-20T12:00:00+0000`. @throws GatewayUnknown */
function momentOf(text: string): Date {
  const at = new Date(text.replace(/([+\-]\d\d)(\d\d)$/v, '$1:$2'));
  if (Number.isNaN(at.getTime())) throw new GatewayUnknown(`PayPal listed the time ${text}`);
  return at;
}

/** @returns null for what moved no money of members @throws GatewayUnknown */
function lineOf(info: WireTransfer): StatementLine | null {
  const kind = KINDS[info.transaction_event_code ?? ''];
  const { transaction_id: id, transaction_amount: wire, transaction_initiation_date: time } = info;
  if (!kind || info.transaction_status !== 'S') return null;
  const chargeId = kind === 'CHARGE' ? id : info.paypal_reference_id;
  if (!id || !chargeId || !wire || !time)
    throw new GatewayUnknown(`PayPal listed a transaction ${id} without its facts`);
  const { amount, currency } = moneyOf(wire.value, wire.currency_code);
  const fee =
    info.fee_amount && -moneyOf(info.fee_amount.value, info.fee_amount.currency_code).amount;
  return {
    lineId: id,
    kind,
    chargeId,
    amount: { amount: Math.abs(amount), currency },
    at: momentOf(time),
    fee: fee ?? null,
  };
}

/** The transaction search: up to three hours late, 31 days a request. */
export function paypalStatement(call: PaypalClient): GatewayStatement {
  async function* pages(from: Date, until: Date) {
    for (let start = from.getTime(); start < until.getTime(); start += SEARCH_MS) {
      // Both ends are part of a search.
      const end = Math.min(start + SEARCH_MS, until.getTime()) - 1000;
      for (let page = 1, count = 1; page <= count; page += 1) {
        const query = new URLSearchParams({
          start_date: new Date(start).toISOString(),
          end_date: new Date(end).toISOString(),
          fields: 'transaction_info',
          page_size: String(PAGE),
          page: String(page),
        });
        const path = `/v1/reporting/transactions?${query.toString()}`;
        const answer = await call({ method: 'GET', path, answer: reported });
        count = answer.total_pages;
        yield answer.transaction_details
          .map(({ transaction_info: info }) => lineOf(info))
          .filter((line) => line !== null);
      }
    }
  }
  return { hasChargebacks: true, pages };
}
