import type { FastifyInstance } from 'fastify';
import { html, type Markup } from '../web/html.ts';
import { moment, sendPage, type Section } from '../web/page.ts';
import type { Clock } from './clock.ts';
import type { GatewayParty, Movement, SubscriptionView } from './core.ts';
import type { OutgoingEvent } from './events.ts';
import { REFUSALS } from './faults.ts';
import { faultsForm } from './faults-form.ts';
import { decimalOf } from './money.ts';
import { REFUSAL_WORDS } from './words.ts';

export const gatewaySection: Section = { page: '/gateways', title: 'Payments' };

/** Events on the page, the newest; all are at `/gateways/:name/events`. */
const SHOWN_EVENTS = 8;
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

/** A form of one button for a switch of a gateway. */
const button = (party: GatewayParty, path: string, label: string, about = '') =>
  html`<form method="post" action="/gateways/${party.name}/${path}?from=gateways">
    <button>${label}${about && html`<span class="visually-hidden"> ${about}</span>`}</button>
  </form>`;

function subscriptionsPart(party: GatewayParty): Markup {
  const rows = party.subscriptions().toReversed();
  const movements = party.core.ledger.list();
  return html`<h3>Subscriptions</h3>
    ${
      rows.length === 0
        ? html`<p class="muted">None yet. Choose a plan in the product, and pay it here.</p>`
        : html`<ul class="list">
            ${rows.map((one) =>
              subscriptionRow(
                party,
                one,
                movements.filter(({ subscription }) => subscription === one.id),
              ),
            )}
          </ul>`
    }`;
}

function subscriptionRow(party: GatewayParty, one: SubscriptionView, movements: Movement[]) {
  const { id, payer, title, status, amount, currency, nextChargeAt } = one;
  return html`<li>
    <p class="headline">
      <strong dir="auto">${title}</strong>
      <span class="badge">${status.toLowerCase().replaceAll('_', ' ')}</span>
    </p>
    <p class="muted">
      <span dir="ltr">${payer}</span> ·
      <span dir="ltr">${decimalOf(amount, currency)} ${currency}</span>${
        nextChargeAt && html` · next charge ${moment(nextChargeAt)}`
      }
    </p>
    ${
      nextChargeAt &&
      html`<div class="row">
        ${button(party, `subscriptions/${id}/renew`, 'Renew now', title)} ${refuseForm(party, one)}
      </div>`
    }
    ${
      movements.length > 0 &&
      html`<details>
        <summary>${movements.length} ${movements.length === 1 ? 'payment' : 'payments'}</summary>
        <ul class="movements">
          ${movements.toReversed().map((movement) => movementRow(party, movement, movements))}
        </ul>
      </details>`
    }
  </li>`;
}

const refuseForm = ({ name }: GatewayParty, { id, title, refusesNext }: SubscriptionView) =>
  html`<form
    class="row"
    method="post"
    action="/gateways/${name}/subscriptions/${id}/refuse-next?from=gateways"
  >
    <select name="reason" aria-label="The next renewal of ${title}">
      ${(['none', ...REFUSALS] as const).map(
        (reason) =>
          html`<option value="${reason}" ${reason === (refusesNext ?? 'none') && 'selected'}>
            ${REFUSAL_WORDS[reason]}
          </option>`,
      )}
    </select>
    <button>Set next renewal</button>
  </form>`;

const KINDS = { charge: 'Charged', refund: 'Refunded', chargeback: 'Charged back' };

function movementRow(party: GatewayParty, movement: Movement, all: Movement[]) {
  const { id, kind, amount, currency, at } = movement;
  const isTaken = all.some((one) => one.kind === 'chargeback' && one.chargeId === id);
  return html`<li>
    <span
      >${KINDS[kind]} <span dir="ltr">${decimalOf(amount, currency)} ${currency}</span> ·
      ${moment(at)}</span
    >
    ${
      kind === 'charge' &&
      !isTaken &&
      button(party, `charges/${id}/charge-back`, 'Charge back', `of ${at.slice(0, 10)}`)
    }
  </li>`;
}

function eventsPart(party: GatewayParty): Markup {
  const events = party.core.outbox.list();
  const held = events.filter(({ state }) => state === 'held' || state === 'failed');
  return html`<div class="headline">
      <h3>Events</h3>
      ${held.length > 0 && button(party, 'events/deliver', `Deliver ${held.length} now`)}
    </div>
    ${events.length === 0 && html`<p class="muted">None yet.</p>`}
    <ul class="movements">
      ${events
        .slice(-SHOWN_EVENTS)
        .toReversed()
        .map((event) => eventRow(party, event))}
    </ul>`;
}

const STATES = {
  waiting: 'waits for its next try',
  held: 'held',
  delivered: 'delivered',
  failed: 'not taken by the product',
};

const eventRow = (party: GatewayParty, { id, type, at, state, answer }: OutgoingEvent) =>
  html`<li>
    <span
      ><code>${type}</code> · ${moment(at)} ·
      <span class="${state !== 'delivered' && 'fault'}"
        >${STATES[state]}${answer !== null && state !== 'delivered' && ` (${answer === 0 ? 'no answer' : answer})`}</span
      ></span
    >
    ${button(party, `events/${id}/deliver`, state === 'delivered' ? 'Again' : 'Deliver now', type)}
  </li>`;
