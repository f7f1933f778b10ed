import type { FastifyInstance } from 'fastify';
import { html, type Markup } from '../web/html.ts';
import { searchForm, type Section, sendPage } from '../web/page.ts';
import type { Box, Message } from './box.ts';
import { listQuery, type ListQuery } from './queries.ts';

interface Frame {
  /** Address of the page. */
  page: string;
  title: string;
  searchLabel: string;
  /** Hint for an empty list. */
  empty: string;
}

interface List extends Frame {
  query: ListQuery;
  rows: Markup[];
}

interface ListPage<T extends Message> extends Frame {
  box: Box<T>;
  row(message: T): Markup;
  sections: readonly Section[];
  /** Below the list. */
  foot?: Markup | false;
}

/** Seconds between automatic reloads. */
const REFRESH = 3;

const address = (page: string, query: Record<string, string | number | undefined>) => {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  const search = new URLSearchParams(set).toString();
  return search ? `${page}?${search}` : page;
};

const nothing = ({ query: { to }, page, empty }: List) =>
  to
    ? html`<p>Nothing was sent to “${to}”.</p>
        <p><a class="button" href="${page}">Show all</a></p>`
    : html`<p>${empty}</p>`;

function listBody(list: List): Markup {
  const { page, title, searchLabel, query, rows } = list;
  const { to, refresh } = query;
  return html`<h1>${title}</h1>
    <div class="tools">
      ${searchForm(page, searchLabel, to)}
      <a class="button" href="${address(page, { to })}">Reload</a>
      <a class="button" href="${address(page, { to, refresh: refresh ? undefined : REFRESH })}"
        >${refresh ? 'Stop reloading' : `Reload every ${REFRESH} seconds`}</a
      >
    </div>
    ${
      rows.length > 0
        ? html`<ol class="list" reversed>
            ${rows}
          </ol>`
        : nothing(list)
    }
    ${
      rows.length > 0 &&
      html`<form method="post" action="${page}/clear">
        <button>Delete ${to ? 'these' : 'all'}</button>${
          to && html`<input type="hidden" name="to" value="${to}" />`
        }
      </form>`
    }`;
}

/** Serves a page of messages, newest first, with search, reload and a button to empty the box. */
export function listPage<T extends Message>(
  app: FastifyInstance,
  { box, row, sections, foot, ...frame }: ListPage<T>,
) {
  const { page, title } = frame;
  app.get<{ Querystring: ListQuery }>(
    page,
    { schema: { querystring: listQuery } },
    ({ query }, reply) => {
      const list = listBody({ ...frame, query, rows: box.list(query).toReversed().map(row) });
      const body = html`${list}${foot}`;
      return sendPage(reply, { title, current: page, sections, body, refresh: query.refresh });
    },
  );

  app.post<{ Body: { to?: string } }>(`${page}/clear`, async ({ body }, reply) => {
    await box.clear({ to: body.to });
    return reply.redirect(page, 303);
  });
}
