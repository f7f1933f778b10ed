import type { FastifyInstance } from 'fastify';
import { html } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import type { Clock } from './clock.ts';
import type { GatewayParty } from './core.ts';
import { eventsPart } from './events-part.ts';
import { faultsForm } from './faults-form.ts';
import { subscriptionsPart } from './subscriptions-part.ts';

export const gatewaySection: Section = { page: '/gateways', title: 'Payments' };

const SPANS = [
  ['days', 1, '+ 1 day'],
  ['days', 3, '+ 3 days'],
  ['months', 1, '+ 1 month'],
  ['months', 12, '+ 1 year'],
] as const;

/** The page of all gateways: their clock, and per gateway its faults, events and subscriptions. */
export function gatewayPage(
  app: FastifyInstance,
  clock: Clock,
  parties: readonly GatewayParty[],
  sections: readonly Section[],
) {
  app.get('/gateways', (_request, reply) => {
    const body = html`<h1>Payments</h1>
      <p>No real money moves. Each gateway keeps its own books and never asks the product.</p>
      ${clockPart(clock)}
      ${parties.map(
        (party) =>
          html`<section class="gateway" id="${party.name}" aria-labelledby="${party.name}-title">
            <h2 id="${party.name}-title"><a href="${party.page}">${party.title}</a></h2>
            <p class="muted">${party.about}</p>
            ${faultsForm(party)} ${subscriptionsPart(party)} ${eventsPart(party)}
          </section>`,
      )}`;
    return sendPage(reply, { title: 'Payments', current: '/gateways', sections, body });
  });
}

const clockPart = (clock: Clock) =>
  html`<section class="clock" aria-labelledby="clock-title">
    <div>
      <h2 id="clock-title">Clock of the gateways</h2>
      <p class="now">${moment(new Date(clock.now()).toISOString())}</p>
    </div>
    <div class="row">
      ${SPANS.map(
        ([unit, count, label]) =>
          html`<form method="post" action="/gateways/clock?from=gateways">
            <button name="${unit}" value="${count}">${label}</button>
          </form>`,
      )}
    </div>
  </section>`;
