import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';

export interface Section {
  page: string;
  title: string;
}

interface Page {
  title: string;
  /** Address of the page in the navigation. */
  current: string;
  sections: readonly Section[];
  body: Markup;
  /** Seconds until the page reloads. */
  refresh?: number | undefined;
}

const lamp = html`<svg class="lamp" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 1.5v3M9 6.5a3 3 0 0 1 6 0M7 9h10l1.5 6a6.5 6.5 0 0 1-13 0zM9 20.5h6M10 22.5h4" />
  <path class="flame" d="M12 11.5c1.8 1.9 2.6 3 2.6 4.2a2.6 2.6 0 0 1-5.2 0c0-1.2.8-2.3 2.6-4.2z" />
</svg>`;

const navigation = ({ current, sections }: Page) =>
  html`<nav aria-label="Sandbox">
    <ul>
      ${sections.map(
        ({ page, title }) =>
          html`<li>
            <a href="${page}" ${page === current && html`aria-current="page"`}>${title}</a>
          </li>`,
      )}
    </ul>
  </nav>`;

const layout = (page: Page) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        ${page.refresh !== undefined && html`<meta http-equiv="refresh" content="${page.refresh}" />`}
        <title>${page.title} · Kandil sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header>
          <a class="brand" href="/">${lamp}<span>Kandil</span> <em>sandbox</em></a>
          ${navigation(page)}
        </header>
        <main id="main">${page.body}</main>
      </body>
    </html>`;

/** Sends a page. Pages show the current state, so none is cached. */
export function sendPage(reply: FastifyReply, page: Page, status = 200) {
  return reply.code(status).type('text/html; charset=utf-8').send(layout(page).text);
}

/** A readable time with its exact value for machines. */
export const moment = (at: string) =>
  html`<time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time>`;

/** A search by recipient that is a plain form. */
export const searchForm = (action: string, label: string, value: string | undefined) =>
  html`<form class="search" action="${action}" role="search">
    <label>${label} <input type="search" name="to" value="${value}" dir="ltr" /></label>
    <button>Search</button>
  </form>`;
