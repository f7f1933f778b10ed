import type { FastifyInstance } from 'fastify';
import { once, TTL } from '../keys.ts';
import type { Money } from '../money.ts';
import { Problem } from '../problem.ts';
import { type ApiParts, keyOf, type OfOne } from './parts.ts';

/** Transactions on a page of the list. */
const PAGE = 20;

/** Transactions of subscriptions, refunds of Payments v2, and Transaction Search v1. */
export function moneyRoutes(
  api: FastifyInstance,
  { books, clock, core, billing, reversals, present, exclusive }: ApiParts,
) {
  interface Range {
    start_time: string;
    end_time: string;
    page?: string;
  }
  api.get<OfOne & { Querystring: Range }>(
    '/v1/billing/subscriptions/:id/transactions',
    ({ params, query, url }) => {
      const { id } = billing.subscriptionOf(params.id);
      const within = ({ at }: { at: string }) =>
        Date.parse(at) >= Date.parse(query.start_time) &&
        Date.parse(at) <= Date.parse(query.end_time);
      const sales = books.sales.list().filter((sale) => sale.subscription === id && within(sale));
      const page = Number(query.page ?? 1);
      const pages = Math.max(1, Math.ceil(sales.length / PAGE));
      const address = new URL(url.replace(/^\/paypal/, ''), 'https://sandbox.test');
      const linkTo = (rel: string, to: number) => {
        address.searchParams.set('page', String(to));
        return { href: present.url() + address.pathname + address.search, rel, method: 'GET' };
      };
      return {
        // The newest first, as PayPal lists them.
        transactions: sales
          .toReversed()
          .slice((page - 1) * PAGE, page * PAGE)
          .map(present.transaction),
        total_items: sales.length,
        total_pages: pages,
        links: [linkTo('self', page), ...(page < pages ? [linkTo('next', page + 1)] : [])],
      };
    },
  );
  api.post<{ Params: { capture_id: string }; Body: { amount?: Money; note_to_payer?: string } }>(
    '/v2/payments/captures/:capture_id/refund',
    (request, reply) =>
      exclusive(async () => {
        const { params, body } = request;
        const path = `refund ${params.capture_id}`;
        const entry = { path, key: keyOf(request), body, ttl: TTL.refund };
        const { id, repeated } = await once(books, clock, entry, () =>
          reversals.refundByApi(params.capture_id, body.amount, body.note_to_payer ?? null),
        );
        const refund = books.refunds.get(id);
        return reply.code(repeated ? 200 : 201).send(refund && present.refund(refund));
      }),
  );
  interface Search {
    start_date: string;
    end_date: string;
    transaction_type?: string;
    page_size?: string;
    page?: string;
  }
  api.get<{ Querystring: Search }>('/v1/reporting/transactions', ({ query }) => {
    const from = Date.parse(query.start_date);
    const to = Date.parse(query.end_date);
    if (to - from > 31 * 86_400_000)
      throw new Problem(400, [
        { issue: 'INVALID_REQUEST', description: 'Date range is greater than 31 days' },
      ]);
    const found = core.ledger
      .list()
      .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to)
      .map(present.reported)
      .filter(
        ({ transaction_info: { transaction_event_code: code } }) =>
          query.transaction_type === undefined || query.transaction_type === code,
      );
    const size = Number(query.page_size ?? 100);
    const page = Number(query.page ?? 1);
    return {
      transaction_details: found.slice((page - 1) * size, page * size),
      page,
      total_pages: Math.max(1, Math.ceil(found.length / size)),
    };
  });
}
