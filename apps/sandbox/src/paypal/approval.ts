import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Markup } from '../web/html.ts';
import { sendPage, type Section } from '../web/page.ts';
import type { Billing } from './billing.ts';
import type { BillingCycle, Books, Plan, Subscription } from './books.ts';
import type { Presenter } from './present.ts';
import { PAYER } from './present-payments.ts';

export interface ApprovalParts {
  books: Books;
  billing: Billing;
  present: Presenter;
  sections: readonly Section[];
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

const ADDRESS = '/paypal/webapps/billing/subscriptions';

/** Every form of the page ends at the merchant. */
function allowMerchant(reply: FastifyReply, { returnUrl, cancelUrl }: Subscription) {
  const origins = [returnUrl, cancelUrl].map((url) => new URL(url).origin).join(' ');
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${origins}; frame-ancestors 'none'; base-uri 'none'`,
  );
}

const amountOf = ({ pricing_scheme: scheme }: BillingCycle) => {
  const price = scheme?.fixed_price;
  if (!price || Number(price.value) === 0) return 'nothing';
  const { currency_code: currency, value } = price;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(value));
};

function periodOf({ frequency }: BillingCycle): string {
  const unit = frequency.interval_unit.toLowerCase();
  const count = frequency.interval_count ?? 1;
  return count === 1 ? unit : `${count} ${unit}s`;
}

const dayOf = (at: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** What is charged when, in the order of the payments. */
function chargesOf({ startAt, createdAt }: Subscription, { billing_cycles: cycles }: Plan): Markup {
  const later = startAt > createdAt;
  const first = later ? `From ${dayOf(startAt)}` : 'First';
  const rows = cycles.map((cycle, index) => {
    const { total_cycles: total = 1 } = cycle;
    const one = (cycle.frequency.interval_count ?? 1) === 1 ? 'one ' : '';
    const times = total > 1 ? `${total} × ` : one;
    const span =
      total === 0 ? `every ${periodOf(cycle)}, until you cancel` : `for ${times}${periodOf(cycle)}`;
    return html`<dt>${index === 0 ? first : 'Then'}</dt>
      <dd><strong>${amountOf(cycle)}</strong> ${span}</dd>`;
  });
  return html`<dl>
    ${
      later &&
      html`<dt>Until ${dayOf(startAt)}</dt>
        <dd><strong>nothing</strong></dd>`
    }
    ${rows}
  </dl>`;
}

function openBody(subscription: Subscription, plan: Plan): Markup {
  const address = `${ADDRESS}?ba_token=${subscription.token}`;
  return html`<h1>Agree to pay ${subscription.brand}</h1>
    <p>
      This stands in for PayPal. You are
      <strong>${PAYER.name.given_name} ${PAYER.name.surname}</strong> (<span dir="ltr"
        >${PAYER.email_address}</span
      >); nobody here is real, and no money moves.
    </p>
    <section class="card" aria-labelledby="plan">
      <h2 id="plan" class="name" dir="auto">${plan.name}</h2>
      ${chargesOf(subscription, plan)}
      <p class="muted">
        Nothing is charged on this page. ${subscription.brand} learns that you agreed, and confirms.
      </p>
      <form class="row" method="post" action="${address}">
        <button class="gold" name="answer" value="agree">
          ${subscription.subscribeNow ? 'Agree and subscribe' : 'Agree and continue'}
        </button>
        <button name="answer" value="refuse">Refuse, and go back</button>
      </form>
    </section>
    <h2>Pay later in a stale tab</h2>
    <p>
      Open this page in a second tab, go back there, buy something else or nothing, and then agree
      here. The product must not charge an agreement that it has given up.
    </p>
    <p>
      <a class="button" href="${address}" target="_blank" rel="noreferrer">Open in a second tab</a>
    </p>`;
}

const CLOSED: Record<Exclude<Subscription['status'], 'APPROVAL_PENDING'>, string> = {
  APPROVED: 'You have agreed already. Nothing was charged yet.',
  ACTIVE: 'You have agreed already, and the subscription is active.',
  SUSPENDED: 'You have agreed already; the subscription is suspended.',
  CANCELLED: 'The subscription was cancelled.',
  EXPIRED: 'The subscription has ended.',
};

function closedBody(status: keyof typeof CLOSED, { returnUrl }: Subscription): Markup {
  return html`<h1>There is nothing left to agree to</h1>
    <p>${CLOSED[status]}</p>
    <p><a class="button" href="${returnUrl}">Back to the merchant</a></p>`;
}

/** The merchant's address with what PayPal adds. */
function addressWith(address: string, { id, token }: Subscription): string {
  const url = new URL(address);
  url.searchParams.append('subscription_id', id);
  url.searchParams.append('ba_token', token);
  url.searchParams.append('token', token.replace('BA-', ''));
  return url.href;
}

/** The page on which the payer agrees; it is no part of the API, and no fault of it applies. */
export function approvalPage(app: FastifyInstance, parts: ApprovalParts) {
  const { books, billing, present, sections, exclusive } = parts;
  const find = (token: string | undefined) =>
    books.subscriptions.list().find((subscription) => subscription.token === token);
  const show = (reply: FastifyReply, body: Markup, status = 200) =>
    sendPage(reply, { title: 'PayPal', current: '/paypal', sections, body }, status);
  const unknown = (reply: FastifyReply) =>
    show(reply, html`<h1>PayPal does not know this agreement</h1>`, 404);

  app.get<{ Querystring: { ba_token?: string } }>(ADDRESS, ({ query }, reply) => {
    const subscription = find(query.ba_token);
    if (!subscription) return unknown(reply);
    allowMerchant(reply, subscription);
    return subscription.status === 'APPROVAL_PENDING'
      ? show(reply, openBody(subscription, present.planOf(subscription)))
      : show(reply, closedBody(subscription.status, subscription));
  });

  app.post<{ Querystring: { ba_token?: string }; Body: { answer?: string } }>(
    ADDRESS,
    ({ query, body }, reply) =>
      exclusive(async () => {
        const subscription = find(query.ba_token);
        if (!subscription) return unknown(reply);
        if (body?.answer !== 'agree')
          return reply.redirect(addressWith(subscription.cancelUrl, subscription), 303);
        if (subscription.status === 'APPROVAL_PENDING') await billing.approve(subscription);
        return reply.redirect(addressWith(subscription.returnUrl, subscription), 303);
      }),
  );
}
