import type { FastifyInstance } from 'fastify';
import { decimalOf } from '../gateways/money.ts';
import { allowForms } from '../identity/chooser.ts';
import { html, type Markup } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import type { Books } from './books.ts';
import type { Consents } from './consents.ts';
import type { Consent, Package } from './model.ts';
import { isSupported, NAME, TEST_NUMBERS, TITLE } from './settings.ts';

interface PageOptions {
  books: Books;
  consents: Consents;
  sections: readonly Section[];
  productUrl: string;
}

const answerBody = {
  type: 'object',
  required: ['answer'],
  properties: {
    answer: { type: 'string', enum: ['agree', 'refuse'] },
    msisdn: { type: 'string', maxLength: 40, default: '' },
  },
} as const;

/** The number that was typed, in digits; null if it is not an international number. */
function numberOf(typed: string): string | null {
  const digits = typed.replaceAll(/[\s\-().]/g, '').replace(/^(\+|00)/, '');
  return /^\d{7,15}$/.test(digits) ? digits : null;
}

function returnTo(consent: Consent, agreed: boolean): string {
  const url = new URL(agreed ? consent.returnUrl : consent.cancelUrl);
  url.searchParams.set('consentId', consent.id);
  return url.href;
}

/** The page of the operator, and the consent page to which the product sends the browser of a payer. */
export function operatorPages(app: FastifyInstance, options: PageOptions) {
  const { books, consents, sections, productUrl } = options;
  const page = { title: TITLE, current: `/${NAME}`, sections };
  const openConsent = (id: string) => {
    const consent = consents.current(id);
    const bought = consent && books.packages.get(consent.packageId);
    return consent?.status === 'PENDING' && consent.code === null && bought
      ? { consent, bought }
      : null;
  };

  app.get(`/${NAME}`, (_request, reply) => {
    const rows = consents.recent().map((consent) => consentRow(consent, books));
    return sendPage(reply, { ...page, body: ownPage(rows) });
  });

  app.get<{ Params: { id: string } }>(`/${NAME}/consent/:id`, ({ params }, reply) => {
    const open = openConsent(params.id);
    if (!open) return sendPage(reply, { ...page, body: closedBody }, 410);
    allowForms(reply, productUrl);
    return sendPage(reply, { ...page, body: consentPage(open.consent, open.bought, '', null) });
  });

  app.post<{ Params: { id: string }; Body: { answer: 'agree' | 'refuse'; msisdn: string } }>(
    `/${NAME}/consent/:id`,
    { schema: { body: answerBody } },
    async ({ params, body }, reply) => {
      const open = openConsent(params.id);
      if (!open) return sendPage(reply, { ...page, body: closedBody }, 410);
      const { consent, bought } = open;
      const msisdn = numberOf(body.msisdn);
      const problem = problemOf(msisdn);
      if (body.answer === 'agree' && problem) {
        allowForms(reply, productUrl);
        return sendPage(
          reply,
          { ...page, body: consentPage(consent, bought, body.msisdn, problem) },
          422,
        );
      }
      await consents.decide(consent.id, body.answer === 'agree' ? msisdn : null);
      return reply.redirect(returnTo(consent, body.answer === 'agree'), 303);
    },
  );
}

function problemOf(msisdn: string | null): string | null {
  if (!msisdn) return 'Type the number with its country code, such as +90 555 111 22 33.';
  return isSupported(msisdn) ? null : 'This is not a number of this operator.';
}

const closedBody = html`<h1>This request is closed</h1>
  <p>
    It was answered already, or it has expired. Nothing was charged. Start again in the product.
  </p>`;

const testNumbers = html`<h2>Test numbers</h2>
  <p>Every number pays, except those that end with these digits.</p>
  <dl>
    ${TEST_NUMBERS.map(
      ({ ending, about }) =>
        html`<dt><code dir="ltr">…${ending}</code></dt>
          <dd>${about}</dd>`,
    )}
  </dl>`;

const STATUS: Record<Consent['status'], string> = {
  PENDING: 'waits for the payer',
  APPROVED: 'agreed',
  REFUSED: 'refused',
  EXPIRED: 'expired',
};

const consentRow = ({ id, packageId, msisdn, code, status, expiresAt }: Consent, books: Books) =>
  html`<li>
    <p class="headline">
      <strong dir="auto">${books.packages.get(packageId)?.title}</strong>
      <span class="badge">${STATUS[status]}</span>
    </p>
    ${
      code
        ? html`<p>
            Code <strong class="code" dir="ltr">${code}</strong> sent to
            <span dir="ltr">+${msisdn}</span>
          </p>`
        : html`<p>
            ${
              status === 'PENDING'
                ? html`<a href="/${NAME}/consent/${id}">Consent page</a>`
                : 'Consent page'
            }${msisdn && html` · <span dir="ltr">+${msisdn}</span>`}
          </p>`
    }
    <p class="muted">Until ${moment(expiresAt)}</p>
  </li>`;

const ownPage = (rows: readonly Markup[]) =>
  html`<h1>${TITLE}</h1>
    <p>
      Begin in the product, with a plan that is paid by mobile number. The code arrives in
      <a href="/texts">text messages</a>, and is shown here too. Subscriptions, faults and the clock
      are on <a href="/gateways#${NAME}">Payments</a>.
    </p>
    ${testNumbers}
    <h2>Consents</h2>
    ${
      rows.length === 0
        ? html`<p class="muted">Nobody has been asked yet.</p>`
        : html`<ul class="list">
            ${rows}
          </ul>`
    }`;

const consentPage = (
  { id }: Consent,
  { title, amount, currency, months }: Package,
  typed: string,
  problem: string | null,
) =>
  html`<h1>Pay with your phone bill?</h1>
    <p>
      <strong>${title}</strong>: ${decimalOf(amount, currency)} ${currency},
      ${months === 1 ? 'each month' : 'each year'}, until you cancel.
    </p>
    <form class="consent" method="post" action="/${NAME}/consent/${id}">
      <label
        >Your number
        <input
          name="msisdn"
          type="tel"
          inputmode="tel"
          dir="ltr"
          value="${typed || '+905551112233'}"
          ${problem && html`aria-invalid="true" aria-describedby="problem" autofocus`}
      /></label>
      ${problem && html`<p class="fault" id="problem" role="alert">${problem}</p>`}
      <p class="row">
        <button class="gold" name="answer" value="agree">Agree and pay</button>
        <button name="answer" value="refuse" formnovalidate>Refuse</button>
      </p>
    </form>
    ${testNumbers}`;
