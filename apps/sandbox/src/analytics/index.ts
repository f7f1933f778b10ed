import type { FastifyInstance } from 'fastify';
import type { Party, PartyContext } from '../party.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import { analyticsApi, PARTY } from './api.ts';
import { createEvents, type Received } from './received.ts';

const PAGE = '/analytics';
const TITLE = 'Analytics';

/** A tag manager and a pixel: both scripts and their events. */
export function openAnalytics({ faults }: PartyContext): Party {
  const events = createEvents();
  return {
    name: PARTY,
    title: TITLE,
    about: 'A tag manager and a pixel, which are told what visitors do once they allow it.',
    page: PAGE,
    faults: ['down', 'slow'],
    routes: (app, sections) => {
      analyticsApi(app, { faults, events });
      analyticsPage(app, events.list, sections);
    },
    count: () => events.list().length,
    close: () => undefined,
  };
}

const row = ({ by, event, parameters, page, at }: Received) =>
  html`<li>
    <p><strong>${event}</strong> on <span dir="ltr">${page}</span></p>
    <p><code dir="ltr">${JSON.stringify(parameters)}</code></p>
    <p class="muted">${moment(at)} · ${by}</p>
  </li>`;

function analyticsPage(
  app: FastifyInstance,
  list: () => readonly Received[],
  sections: readonly Section[],
) {
  app.get(PAGE, (_request, reply) => {
    const rows = list().map(row).toReversed();
    const body = html`<h1>${TITLE}</h1>
      <p>
        Nothing comes here before a visitor has allowed it: the tag manager's script is loaded with
        ‘analytics’, the pixel's with ‘social’.
      </p>
      ${
        rows.length > 0
          ? html`<ul class="list">
              ${rows}
            </ul>`
          : html`<p class="muted">Nothing was told yet.</p>`
      }`;
    return sendPage(reply, { title: TITLE, current: PAGE, sections, body });
  });
}
