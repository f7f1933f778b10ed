import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { html, Markup } from '../web/html.ts';
import { allowForms } from './chooser.ts';

export type ResponseMode = 'query' | 'fragment' | 'form_post';

const SUBMIT = 'document.forms[0].submit()';
/** A constant, because the CSP has the hash of exactly this text. */
const SCRIPT = new Markup(`<script>${SUBMIT}</script>`);
const HASH = `'sha256-${createHash('sha256').update(SUBMIT).digest('base64')}'`;

/** Delivers an answer to the redirect address in the requested mode (OAuth 2.0 Multiple Response Types, Form Post). */
export function deliver(
  reply: FastifyReply,
  mode: ResponseMode,
  returnTo: string,
  fields: Readonly<Record<string, string>>,
  productUrl: string,
) {
  if (mode === 'form_post') {
    allowForms(reply, productUrl, HASH);
    return reply.type('text/html; charset=utf-8').send(formPost(returnTo, fields).text);
  }
  const separator = mode === 'fragment' ? '#' : '?';
  return reply.redirect(
    returnTo + separator + new URLSearchParams(fields).toString().replaceAll('+', '%20'),
    303,
  );
}

const formPost = (returnTo: string, fields: Readonly<Record<string, string>>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Back to Kandil</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <form method="post" action="${returnTo}">
            ${Object.entries(fields).map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
            )}
            <noscript><button>Back to Kandil</button></noscript>
          </form>
        </main>
        ${SCRIPT}
      </body>
    </html>`;
