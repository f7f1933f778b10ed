import type { FastifyInstance } from 'fastify';
import { html, type Markup } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import type { Books } from './books.ts';
import type { Consents } from './consents.ts';
import type { Decisions } from './decisions.ts';
import type { Consent } from './model.ts';
import { NAME, TEST_NUMBERS, TITLE } from './settings.ts';

export interface PageOptions {
  books: Books;
  consents: Consents;
  decisions: Decisions;
  sections: readonly Section[];
  productUrl: string;
}

/** The page of the operator: its test numbers, and the consents with their codes. */
export function operatorPage(app: FastifyInstance, { books, consents, sections }: PageOptions) {
  app.get(`/${NAME}`, (_request, reply) => {
    const rows = consents.recent().map((consent) => consentRow(consent, books));
    const body = ownPage(rows);
    return sendPage(reply, { title: TITLE, current: `/${NAME}`, sections, body });
  });
}

export const testNumbers = html`<h2>Test numbers</h2>
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
