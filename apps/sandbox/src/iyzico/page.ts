import type { FastifyInstance } from 'fastify';
import type { GatewayParty, SubscriptionView } from '../gateways/index.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import { TEST_CARDS } from './cards.ts';
import { decimalOf } from './money.ts';
import type { Books, Payment } from './records.ts';
import type { Violations } from './violations.ts';

interface PageView {
  party: GatewayParty;
  books: Books;
  violations: Violations;
}

const cards = html`<h2>Test cards</h2>
  <p>Any name, any CVC, and a month that is not over.</p>
  <ul class="list">
    ${TEST_CARDS.map(
      ({ number, about }) => html`<li><code dir="ltr">${number}</code> ${about}</li>`,
    )}
  </ul>`;

const subscriptionRow = ({ id, payer, title, status, nextChargeAt }: SubscriptionView) =>
  html`<li>
    <p><strong>${title}</strong> ${status} <span dir="ltr">${payer}</span></p>
    <p class="muted">
      ${nextChargeAt ? html`Next charge ${moment(nextChargeAt)}` : 'No next charge'}
    </p>
    ${
      nextChargeAt !== null &&
      html`<form class="row" method="post" action="/gateways/iyzico/subscriptions/${id}/renew">
          <button>Renew now<span class="visually-hidden"> ${title}</span></button>
        </form>
        <form class="row" method="post" action="/gateways/iyzico/subscriptions/${id}/refuse-next">
          <input type="hidden" name="reason" value="NO_FUNDS" />
          <button>Refuse the next renewal<span class="visually-hidden"> of ${title}</span></button>
        </form>`
    }
  </li>`;

const paymentRow = ({
  id,
  kind,
  price,
  currencyCode,
  createdDate,
  refunds,
  chargedBack,
}: Payment) => {
  const back = refunds.reduce((sum, { refundPrice }) => sum + refundPrice, 0);
  return html`<li>
    <p>
      <strong>${decimalOf(price)} ${currencyCode}</strong>
      ${kind === 'check' ? 'check of a card' : `payment ${id}`}${back > 0 && `, ${decimalOf(back)} given back`}${chargedBack && ', charged back'}
    </p>
    <p class="muted">${moment(new Date(createdDate).toISOString())}</p>
    ${
      kind === 'order' &&
      !chargedBack &&
      html`<form class="row" method="post" action="/gateways/iyzico/charges/${id}/charge-back">
        <button>Charge back<span class="visually-hidden"> payment ${id}</span></button>
      </form>`
    }
  </li>`;
};

const list = (title: string, rows: readonly unknown[], none: string) =>
  html`<h2>${title}</h2>
    ${
      rows.length > 0
        ? html`<ul class="list">
            ${rows as never[]}
          </ul>`
        : html`<p class="muted">${none}</p>`
    }`;

/** The page of iyzico, and its violations for tests. */
export function iyzicoPage(app: FastifyInstance, shown: PageView, sections: readonly Section[]) {
  const { party, books, violations } = shown;
  const { title, page } = party;
  app.get(page, (_request, reply) => {
    const subscriptions = party.subscriptions().toReversed().map(subscriptionRow);
    const payments = books.payments.list().toReversed().map(paymentRow);
    const wrong = violations.list().map((text) => html`<li dir="ltr">${text}</li>`);
    const body = html`<h1>${title}</h1>
      <p>
        Choose the card at the checkout in the product. Card numbers end here and are not stored.
      </p>
      ${cards} ${list('Subscriptions', subscriptions, 'None yet.')}
      ${list('Payments', payments, 'None yet.')}
      ${list('Requests that iyzico would not understand', wrong, 'None.')}`;
    return sendPage(reply, { title, current: page, sections, body });
  });
  app.get(`${page}/violations`, () => ({ violations: violations.list() }));
}
