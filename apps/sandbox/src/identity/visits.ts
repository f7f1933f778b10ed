import type { FastifyInstance } from 'fastify';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import type { Person } from './people.ts';

const BOUND = 50;

export type Visits = ReturnType<typeof createVisits>;

/** Recent sign-ins, newest first. */
export function createVisits() {
  const visits: { person: Person; at: string }[] = [];
  return {
    add(person: Person) {
      visits.unshift({ person, at: new Date().toISOString() });
      visits.splice(BOUND);
    },
    list: () => visits as readonly (typeof visits)[number][],
  };
}

/** The page of a provider: its endpoints and recent sign-ins. */
export function visitsPage(
  app: FastifyInstance,
  { name, title, sections }: { name: string; title: string; sections: readonly Section[] },
  visits: Visits,
) {
  app.get(`/${name}`, (_request, reply) => {
    const rows = visits.list();
    const body = html`<h1>${title}</h1>
      <p>Begin in the product, with “Continue with ${title}”. Who signed in is listed here.</p>
      ${rows.length === 0 && html`<p class="muted">Nobody yet.</p>`}
      <ol class="list">
        ${rows.map(
          ({ person, at }) =>
            html`<li>
              <span dir="auto">${person.name || person.email}</span>
              <p class="muted">
                <span dir="ltr">${person.email ?? 'no e-mail address'}</span> · ${moment(at)}
              </p>
            </li>`,
        )}
      </ol>`;
    return sendPage(reply, { title, current: `/${name}`, sections, body });
  });
}
