import { html, type Markup } from '../web/html.ts';
import { moment } from '../web/page.ts';
import type { GatewayParty, Movement, SubscriptionView } from './core.ts';
import { REFUSALS } from './faults.ts';
import { decimalOf } from './money.ts';
import { REFUSAL_WORDS } from './words.ts';

/** The subscriptions of a gateway with their payments, and the switches for each. */
export function subscriptionsPart(party: GatewayParty): Markup {
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

/** A form of one button for a switch of a gateway. */
export const button = (party: GatewayParty, path: string, label: string, about = '') =>
  html`<form method="post" action="/gateways/${party.name}/${path}?from=gateways">
    <button>${label}${about && html`<span class="visually-hidden"> ${about}</span>`}</button>
  </form>`;
