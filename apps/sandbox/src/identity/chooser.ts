import type { FastifyReply } from 'fastify';
import { html } from '../web/html.ts';
import { sendPage, type Section } from '../web/page.ts';
import { PEOPLE, type Person } from './people.ts';

export interface ChooserRequest {
  /** Name of the provider's party, and of its pages. */
  name: string;
  title: string;
  sections: readonly Section[];
  productUrl: string;
}

/** Forms of these pages end at the product, by a redirect or a form post. */
export function allowForms(reply: FastifyReply, productUrl: string, script = "'none'"): void {
  reply.header(
    'content-security-policy',
    `default-src 'none'; script-src ${script}; style-src 'self'; img-src 'self' data:; form-action 'self' ${productUrl}; frame-ancestors 'none'; base-uri 'none'`,
  );
}

const hidden = (request: Readonly<Record<string, string>>) =>
  Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="request_${name}" value="${value}" />`,
  );

const address = ({ email, verified }: Person) =>
  email
    ? html`<span dir="ltr">${email}</span> · ${verified ? 'verified' : 'not verified'}`
    : html`no e-mail address`;

/** The account chooser; every button is a plain form. */
export function sendChooser(
  reply: FastifyReply,
  { name, title, sections, productUrl }: ChooserRequest,
  request: Readonly<Record<string, string>>,
) {
  allowForms(reply, productUrl);
  const action = `/${name}/answer`;
  const body = html`<h1>Who signs in with ${title}?</h1>
    <p>
      This stands in for ${title}. Nobody here is real, and there is no password: choose a person,
      and Kandil learns who it was.
    </p>
    <ul class="cards">
      ${Object.entries(PEOPLE).map(
        ([key, person]) =>
          html`<li class="card">
            <h2 class="name" dir="auto">${person.name}</h2>
            <p class="muted">${address(person)}</p>
            <p class="muted">${person.about}</p>
            <form method="post" action="${action}">
              ${hidden(request)}
              <button class="gold" name="person" value="${key}">
                Continue<span class="visually-hidden"> as ${person.name}</span>
              </button>
            </form>
          </li>`,
      )}
    </ul>
    <h2>Use another account</h2>
    <form class="tools" method="post" action="${action}">
      ${hidden(request)}
      <label>Name <input name="name" maxlength="100" dir="auto" /></label>
      <label>E-mail <input name="email" type="email" maxlength="200" dir="ltr" /></label>
      <label class="check"
        ><input type="checkbox" name="verified" value="yes" checked /> Verified</label
      >
      <button name="person" value="other">Continue with this account</button>
    </form>
    <form method="post" action="${action}">
      ${hidden(request)}
      <p><button name="person" value="cancel">Cancel</button></p>
    </form>`;
  return sendPage(reply, { title, current: `/${name}`, sections, body });
}

/** The fields of the request that the forms repeat. */
export function requestOf(body: Readonly<Record<string, string>>): Record<string, string> {
  const prefix = 'request_';
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/** The error page of a request whose redirect address is not trusted. */
export function sendProblem(
  reply: FastifyReply,
  { name, title, sections }: ChooserRequest,
  problem: string,
  status = 400,
) {
  const body = html`<h1>${title} cannot sign you in</h1>
    <p class="fault">${problem}</p>
    <p><a class="button" href="/${name}">To the page of ${title}</a></p>`;
  return sendPage(reply, { title, current: `/${name}`, sections, body }, status);
}
