import type { FastifyInstance } from 'fastify';
import { REFUSALS } from '../gateways/faults.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import type { Billing } from './billing.ts';
import type { Books, Sale, Subscription } from './books.ts';
import type { Contract } from './contract.ts';
import { moneyOf } from './money.ts';
import type { Presenter } from './present.ts';
import type { Reversals } from './reversals.ts';
import type { Tokens } from './token.ts';

interface PageParts {
  books: Books;
  billing: Billing;
  reversals: Reversals;
  present: Presenter;
  contract: Contract;
  tokens: Tokens;
  sections: readonly Section[];
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A form of one button that goes to a switch of the gateways. */
const button = (path: string, label: string) =>
  html`<form method="post" action="${path}"><button>${label}</button></form>`;

const money = (amount: number, currency: string) =>
  `${moneyOf(amount, currency).value} ${currency}`;

const saleRow = (sale: Sale) =>
  html`<li>
    <span dir="ltr">${money(sale.amount, sale.currency)}</span> · ${sale.status.toLowerCase()}
    ${sale.refunded > 0 && ` (${money(sale.refunded, sale.currency)} given back)`}
    ${sale.reversed && ' · taken back by the payer'} · ${moment(sale.at)}
    ${
      sale.status !== 'DECLINED' &&
      !sale.reversed &&
      sale.refunded < sale.amount &&
      html`<div class="row">
        ${button(`/gateways/paypal/charges/${sale.id}/charge-back`, 'Charge back')}
        ${button(`/paypal/sales/${sale.id}/refund`, 'Refund on PayPal’s pages')}
      </div>`
    }
  </li>`;

const refusals = (id: string) =>
  html`<form class="row" method="post" action="/gateways/paypal/subscriptions/${id}/refuse-next">
    <select name="reason" aria-label="Why the next renewal is refused">
      <option value="none">does not fail</option>
      ${REFUSALS.map((reason) => html`<option>${reason}</option>`)}
    </select>
    <button>Set for the next renewal</button>
  </form>`;

function subscriptionRow(subscription: Subscription, { present, books, billing }: PageParts) {
  const { id, status } = subscription;
  const next = billing.nextAt(subscription);
  const sales = books.sales.list().filter((sale) => sale.subscription === id);
  return html`<li>
    <span class="name" dir="auto">${present.planOf(subscription).name}</span>
    <p class="muted">
      <span dir="ltr">${id}</span> · ${status.toLowerCase().replace('_', ' ')}
      ${next && html` · next payment ${moment(next)}`}
    </p>
    ${
      next &&
      html`<div class="row">
        ${button(`/gateways/paypal/subscriptions/${id}/renew`, 'Renew now')} ${refusals(id)}
      </div>`
    }
    ${
      sales.length > 0 &&
      html`<ul class="list">
        ${sales.toReversed().map(saleRow)}
      </ul>`
    }
  </li>`;
}

/** The page of this PayPal: its subscriptions with their payments, and requests that broke PayPal's OpenAPI. */
export function paypalPage(app: FastifyInstance, parts: PageParts) {
  const { books, reversals, contract, tokens, sections, exclusive } = parts;
  app.get('/gateways/paypal/violations', () => ({ violations: contract.violations() }));

  app.post('/paypal/tokens/revoke', () => {
    tokens.revoke();
    return { ok: true };
  });

  app.post<{ Params: { id: string }; Body: { amount?: string } | undefined }>(
    '/paypal/sales/:id/refund',
    async ({ params, body }, reply) => {
      const amount = body?.amount === undefined ? null : Number(body.amount);
      const done = await exclusive(() => reversals.refundByHand(params.id, amount));
      return done ? reply.redirect('/paypal', 303) : reply.callNotFound();
    },
  );

  app.get('/paypal', (_request, reply) => {
    const rows = books.subscriptions.list().toReversed();
    const broken = contract.violations();
    const body = html`<h1>PayPal</h1>
      <p>
        Begin in the product, with a plan that is paid by PayPal. Subscriptions and their payments
        are listed here.
      </p>
      ${
        broken.length > 0 &&
        html`<p class="fault">
          ${broken.length} requests or answers break PayPal’s OpenAPI:
          <a href="/gateways/paypal/violations">what is wrong</a>.
        </p>`
      }
      ${rows.length === 0 && html`<p class="muted">Nothing yet.</p>`}
      <ol class="list">
        ${rows.map((row) => subscriptionRow(row, parts))}
      </ol>`;
    return sendPage(reply, { title: 'PayPal', current: '/paypal', sections, body });
  });
}
