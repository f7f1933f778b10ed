import type { FastifyInstance } from 'fastify';
import type { Box } from '../box/box.ts';
import { listPage } from '../box/list-page.ts';
import { html } from '../web/html.ts';
import { moment, type Section } from '../web/page.ts';
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
  listPage(app, {
    page: PAGE,
    title: 'Text messages',
    searchLabel: 'Number',
    empty: 'No text message yet. Ask the product for a code by phone, and it arrives here.',
    box,
    row,
    sections,
  });
}
