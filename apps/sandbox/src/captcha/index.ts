import type { FastifyInstance } from 'fastify';
import type { Party, PartyContext } from '../party.ts';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import { captchaApi } from './api.ts';
import { type Check, createChecks } from './checks.ts';

const PAGE = '/captcha';
const TITLE = 'Bot check';

/** reCAPTCHA: scores every visitor as a person, unless its fault `rejects` is on. */
export function openCaptcha({ faults, productUrl }: PartyContext): Party {
  const checks = createChecks();
  return {
    name: 'captcha',
    title: TITLE,
    about: 'Answers as Google reCAPTCHA does, where the product is set to ask it.',
    page: PAGE,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      captchaApi(app, { faults, productUrl, checks });
      captchaPage(app, checks.list, sections);
    },
    count: () => checks.list().length,
    close: () => undefined,
  };
}

const row = ({ action, hostname, at, asked }: Check) =>
  html`<li>
    <p><strong>${action || 'No action'}</strong> on <span dir="ltr">${hostname}</span></p>
    <p class="muted">
      ${moment(at)} · ${asked ? 'The product has asked about it.' : 'Not asked about yet.'}
    </p>
  </li>`;

function captchaPage(
  app: FastifyInstance,
  list: () => readonly Check[],
  sections: readonly Section[],
) {
  app.get(PAGE, (_request, reply) => {
    const rows = list().map(row).toReversed();
    const body = html`<h1>${TITLE}</h1>
      <p>
        The product asks here whether a visitor is a person once it is started with
        <code>BOT_CHECK=recaptcha</code>. Its own check, the default, needs nobody.
      </p>
      ${
        rows.length > 0
          ? html`<ul class="list">
              ${rows}
            </ul>`
          : html`<p class="muted">Nobody was checked yet.</p>`
      }`;
    return sendPage(reply, { title: TITLE, current: PAGE, sections, body });
  });
}
