import type { FastifyInstance } from 'fastify';
import { reportList } from '../errors/list.ts';
import type { ReceivedReport as Report } from '../errors/received.ts';
import type { Party, PartyContext } from '../party.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import { analyticsApi, PARTY } from './api.ts';
import { createEvents, type ReceivedEvent } from './received.ts';

const PAGE = '/analytics';
const TITLE = 'Analytics';

/** A tag manager and a pixel: both scripts and their events. Its page also shows the error reports. */
export function openAnalytics({ faults }: PartyContext, reports: () => readonly Report[]): Party {
  const events = createEvents();
  return {
    name: PARTY,
    title: TITLE,
    about: 'A tag manager and a pixel, which learn what visitors do once they allow it.',
    page: PAGE,
    faults: ['down', 'slow'],
    routes: (app, sections) => {
      analyticsApi(app, { faults, events });
      analyticsPage(app, { events: events.list, reports }, sections);
    },
    count: () => events.list().length,
    close: () => undefined,
  };
}

const row = ({ by, event, parameters, page, at }: ReceivedEvent) =>
  html`<li>
    <p><strong>${event}</strong> on <span dir="ltr">${page}</span></p>
    <p><code dir="ltr">${JSON.stringify(parameters)}</code></p>
    <p class="muted">${moment(at)} · ${by}</p>
  </li>`;

function analyticsPage(
  app: FastifyInstance,
  { events, reports }: { events: () => readonly ReceivedEvent[]; reports: () => readonly Report[] },
  sections: readonly Section[],
) {
  app.get(PAGE, (_request, reply) => {
    const rows = events().map(row).toReversed();
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
          : html`<p class="muted">Nothing was received yet.</p>`
      }
      <h2>Error reports</h2>
      <p>They need no consent: nothing in them tells who the visitor is.</p>
      ${reportList(reports())}`;
    return sendPage(reply, { title: TITLE, current: PAGE, sections, body });
  });
}
