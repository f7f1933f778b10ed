import type { FastifyInstance } from 'fastify';
import type { Box } from '../box/box.ts';
import { listPage } from '../box/list-page.ts';
import { idParams, type IdParams } from '../box/queries.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import { richText } from '../web/text.ts';
import type { Mail } from './mail.ts';
import { type MailPreviews, previewPages, PREVIEWS } from './previews.ts';

const PAGE = '/inbox';

/** An HTML mail may use its own styles and the product's pictures and open pages, but no scripts. */
const mailCsp = (productUrl: string) =>
  `sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${productUrl}`;

const row = (mail: Mail) =>
  html`<li>
    <a class="subject" href="${PAGE}/${mail.id}" dir="auto">${mail.subject || '(no subject)'}</a>
    <p class="muted">To <span dir="ltr">${mail.to.join(', ')}</span> · ${moment(mail.at)}</p>
    ${mail.codes.length > 0 && html`<p>${mail.codes.map((code) => html`<strong class="code" dir="ltr">${code}</strong> `)}</p>`}
  </li>`;

const message = (mail: Mail) =>
  html`<p><a href="${PAGE}">All mail</a></p>
    <h1 dir="auto">${mail.subject || '(no subject)'}</h1>
    <dl>
      <dt>From</dt>
      <dd dir="auto">${mail.from}</dd>
      <dt>To</dt>
      <dd dir="ltr">${mail.to.join(', ')}</dd>
      <dt>Sent</dt>
      <dd>${moment(mail.at)}</dd>
    </dl>
    <div class="text" dir="auto">${richText(mail.text.trim())}</div>
    <p class="row">
      ${mail.html !== null && html`<a class="button" href="${PAGE}/${mail.id}/html">Show as designed</a>`}
      <a class="button" href="${PAGE}/${mail.id}/raw">Show the source</a>
    </p>`;

/** The inbox for people: list, message, its design and its source; and the previews, if the product gives some. */
export function mailPages(
  app: FastifyInstance,
  box: Box<Mail>,
  sections: readonly Section[],
  productUrl: string,
  previews?: MailPreviews,
) {
  if (previews) previewPages(app, previews, sections, mailCsp(productUrl));
  listPage(app, {
    page: PAGE,
    title: 'Mail',
    searchLabel: 'Recipient',
    empty: 'No mail yet. Sign up in the product, and its code arrives here.',
    box,
    row,
    sections,
    foot: previews !== undefined && html`<p><a href="${PREVIEWS}">Previews of every mail</a></p>`,
  });

  app.get<{ Params: IdParams }>(
    `${PAGE}/:id`,
    { schema: { params: idParams } },
    ({ params }, reply) => {
      const mail = box.get(params.id);
      if (!mail) return reply.callNotFound();
      return sendPage(reply, { title: mail.subject, current: PAGE, sections, body: message(mail) });
    },
  );

  app.get<{ Params: IdParams }>(
    `${PAGE}/:id/raw`,
    { schema: { params: idParams } },
    ({ params }, reply) => {
      const mail = box.get(params.id);
      if (!mail) return reply.callNotFound();
      return reply.type('text/plain; charset=utf-8').send(Buffer.from(mail.raw, 'latin1'));
    },
  );

  app.get<{ Params: IdParams }>(
    `${PAGE}/:id/html`,
    { schema: { params: idParams } },
    ({ params }, reply) => {
      const mail = box.get(params.id);
      if (mail?.html === undefined || mail.html === null) return reply.callNotFound();
      reply.header('content-security-policy', mailCsp(productUrl));
      return reply.type('text/html; charset=utf-8').send(mail.html);
    },
  );
}
