import { html, type Markup } from '../web/html.ts';
import { moment } from '../web/page.ts';
import { button } from './subscriptions-part.ts';
import type { GatewayParty } from './core.ts';
import type { OutgoingEvent } from './events.ts';

/** Events on the page, the newest; all are at `/gateways/:name/events`. */
const SHOWN_EVENTS = 8;

/** The newest events of a gateway, and buttons that deliver them. */
export function eventsPart(party: GatewayParty): Markup {
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
