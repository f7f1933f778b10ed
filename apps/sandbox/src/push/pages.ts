import type { FastifyInstance } from 'fastify';
import type { Box } from '../box/box.ts';
import { listPage } from '../box/list-page.ts';
import { html } from '../web/html.ts';
import { moment, type Section } from '../web/page.ts';
import type { PushMessage } from './api.ts';

export const PAGE = '/notifications';

const row = ({ to, at, payload, ttl, topic }: PushMessage) =>
  html`<li>
    <p class="muted">
      To <span dir="ltr">${to.join(', ')}</span> · ${moment(at)} · TTL ${ttl} s · topic ${topic}
    </p>
    <p dir="auto">${payload}</p>
  </li>`;

/** The list of messages, as the browsers that the sandbox plays have decrypted them. */
export function pushPages(
  app: FastifyInstance,
  box: Box<PushMessage>,
  sections: readonly Section[],
) {
  listPage(app, {
    page: PAGE,
    title: 'Notifications',
    searchLabel: 'Subscription',
    empty:
      'No notification yet. Browsers subscribe at their own push services; tests subscribe here with POST /push/subscriptions.',
    box,
    row,
    sections,
  });
}
