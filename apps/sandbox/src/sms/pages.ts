import type { FastifyInstance } from 'fastify';
import type { Box } from '../box/box.ts';
import { listBody } from '../box/list-page.ts';
import { listQuery, type ListQuery } from '../box/queries.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import { richText } from '../web/text.ts';
import type { Sms } from './api.ts';

const PAGE = '/texts';

const row = (sms: Sms) =>
  html`<li>
    <p class="muted">To <span dir="ltr">+${sms.to.join(', +')}</span> · ${moment(sms.at)}</p>
    <p dir="auto">${richText(sms.text)}</p>
  </li>`;

/** The list of text messages; each is short enough to be shown in full. */
export function smsPages(app: FastifyInstance, box: Box<Sms>, sections: readonly Section[]) {
  app.get<{ Querystring: ListQuery }>(
    PAGE,
    { schema: { querystring: listQuery } },
    ({ query }, reply) => {
      const body = listBody({
        page: PAGE,
        title: 'Text messages',
        searchLabel: 'Number',
        empty: 'No text message yet. Ask the product for a code by phone, and it arrives here.',
        query,
        rows: box.list(query).toReversed().map(row),
      });
      return sendPage(reply, {
        title: 'Text messages',
        current: PAGE,
        sections,
        body,
        refresh: query.refresh,
      });
    },
  );

  app.post<{ Body: { to?: string } }>(`${PAGE}/clear`, async ({ body }, reply) => {
    await box.clear({ to: body.to });
    return reply.redirect(PAGE, 303);
  });
}
