import type { Party, PartyContext } from '../party.ts';
import { html } from '../web/html.ts';
import { sendPage } from '../web/page.ts';
import { errorsApi, PARTY } from './api.ts';
import { reportList } from './list.ts';
import type { Reports } from './received.ts';

export { ERRORS_PROJECT } from './api.ts';
export { createReports } from './received.ts';

const PAGE = '/errors';
const TITLE = 'Error reports';

/** A collector of errors and traces that speaks Sentry's protocol. */
export function openErrors({ faults }: PartyContext, reports: Reports): Party {
  return {
    name: PARTY,
    title: TITLE,
    about: 'A collector of the errors and traces of browsers and servers.',
    page: PAGE,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      errorsApi(app, { faults, reports });
      app.get(PAGE, (_request, reply) => {
        const body = html`<h1>${TITLE}</h1>
          ${reportList(reports.list())}`;
        return sendPage(reply, { title: TITLE, current: PAGE, sections, body });
      });
    },
    count: () => reports.list().length,
    close: () => undefined,
  };
}
