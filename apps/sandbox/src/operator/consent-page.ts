import type { FastifyInstance } from 'fastify';
import { decimalOf } from '../gateways/money.ts';
import { allowForms } from '../identity/chooser.ts';
import { html } from '../web/html.ts';
import { sendPage } from '../web/page.ts';
import type { Consent, Package } from './model.ts';
import { type PageOptions, testNumbers } from './own-page.ts';
import { isSupported, NAME, TITLE } from './settings.ts';

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

/** The consent page, to which the product sends the browser of a payer. */
export function consentPage(app: FastifyInstance, options: PageOptions) {
  const { books, consents, decisions, sections, productUrl } = options;
  const page = { title: TITLE, current: `/${NAME}`, sections };
  const openConsent = (id: string) => {
    const consent = consents.current(id);
    const bought = consent && books.packages.get(consent.packageId);
    return consent?.status === 'PENDING' && consent.code === null && bought
      ? { consent, bought }
      : null;
  };

  app.get<{ Params: { id: string } }>(`/${NAME}/consent/:id`, ({ params }, reply) => {
    const open = openConsent(params.id);
    if (!open) return sendPage(reply, { ...page, body: closedBody }, 410);
    allowForms(reply, productUrl);
    return sendPage(reply, { ...page, body: formBody(open.consent, open.bought, '', null) });
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
          { ...page, body: formBody(consent, bought, body.msisdn, problem) },
          422,
        );
      }
      await decisions.decide(consent.id, body.answer === 'agree' ? msisdn : null);
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

const formBody = (
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
