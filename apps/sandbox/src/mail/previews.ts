import type { FastifyInstance } from 'fastify';
import { html } from '../web/html.ts';
import { sendPage, type Section } from '../web/page.ts';
import { richText } from '../web/text.ts';

/** All mails that the product can send, made with samples by the product itself. */
export interface MailPreviews {
  names: readonly string[];
  languages: readonly string[];
  /** Undefined if there is no such mail or language. */
  render: (
    name: string,
    language: string,
  ) => { subject: string; text: string; html: string } | undefined;
  /** The product's `@font-face` rules with files at `FONTS`, and the files by name. */
  fonts: { css: string; file: (name: string) => Buffer | undefined };
}

export const PREVIEWS = '/inbox/previews';
/** Where the product's fonts are served. */
export const FONTS = '/fonts/';
const CURRENT = '/inbox';
/** As the pages of the sandbox, with the mail in a frame. */
const CSP =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

interface Which {
  name: string;
  language: string;
}

const addressOf = ({ name, language }: Which) => `${PREVIEWS}/${name}/${language}`;

const languageLink = (name: string, language: string, current?: string) =>
  html`<a
    href="${addressOf({ name, language })}"
    ${language === current && html`aria-current="page"`}
    >${language}<span class="visually-hidden"> ${name}</span></a
  > `;

const list = ({ names, languages }: MailPreviews) =>
  html`<p><a href="${CURRENT}">All mail</a></p>
    <h1>Previews of every mail</h1>
    <p>
      ${names.length} mails in ${languages.length} languages, with samples. None of them was sent.
    </p>
    <ol class="list">
      ${names.map(
        (name) =>
          html`<li>
            <strong>${name}</strong>
            <p class="row">${languages.map((language) => languageLink(name, language))}</p>
          </li>`,
      )}
    </ol>`;

const preview = (
  which: Which,
  mail: { subject: string; text: string },
  { languages }: MailPreviews,
) =>
  html`<p><a href="${PREVIEWS}">All previews</a></p>
    <link rel="stylesheet" href="${FONTS}style.css" />
    <h1 lang="${which.language}" dir="auto">${mail.subject}</h1>
    <p>${which.name}: ${languages.map((each) => languageLink(which.name, each, which.language))}</p>
    <div class="previews">
      <iframe src="${addressOf(which)}/html" title="The mail as designed"></iframe>
      <div class="text" lang="${which.language}" dir="auto">${richText(mail.text.trim())}</div>
    </div>`;

/** Pages that show every mail of the product in every language: as designed, and its plain text beside it. */
export function previewPages(
  app: FastifyInstance,
  previews: MailPreviews,
  sections: readonly Section[],
  mailCsp: string,
) {
  app.get(PREVIEWS, (_request, reply) =>
    sendPage(reply, { title: 'Previews', current: CURRENT, sections, body: list(previews) }),
  );

  app.get<{ Params: Which }>(`${PREVIEWS}/:name/:language`, ({ params }, reply) => {
    const mail = previews.render(params.name, params.language);
    if (!mail) return reply.callNotFound();
    reply.header('content-security-policy', CSP);
    const body = preview(params, mail, previews);
    return sendPage(reply, { title: mail.subject, current: CURRENT, sections, body });
  });

  app.get<{ Params: Which }>(`${PREVIEWS}/:name/:language/html`, ({ params }, reply) => {
    const mail = previews.render(params.name, params.language);
    if (!mail) return reply.callNotFound();
    reply.header('content-security-policy', `${mailCsp}; font-src 'self'`);
    const styled = mail.html.replace(
      '</head>',
      () => `<style>${previews.fonts.css}</style></head>`,
    );
    return reply.type('text/html; charset=utf-8').send(styled);
  });

  app.get(`${FONTS}style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(previews.fonts.css),
  );

  app.get<{ Params: { file: string } }>(`${FONTS}:file`, ({ params }, reply) => {
    const file = previews.fonts.file(params.file);
    if (!file) return reply.callNotFound();
    // The frame of a mail has no origin, so its fonts come from another one.
    reply.header('access-control-allow-origin', '*');
    return reply.type('font/woff2').send(file);
  });
}
