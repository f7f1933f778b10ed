import { html, type Markup } from '../web/html.ts';
import type { GatewayParty } from './core.ts';
import { ANSWERS, DELIVERIES, REFUSALS } from './faults.ts';
import { ANSWER_WORDS, DELIVERY_WORDS, faultWords, REFUSAL_WORDS } from './words.ts';

function select<Value extends string>(
  name: string,
  values: readonly Value[],
  words: Record<Value, string>,
  current: Value,
): Markup {
  return html`<select name="${name}">
    ${values.map(
      (value) =>
        html`<option value="${value}" ${value === current && 'selected'}>${words[value]}</option>`,
    )}
  </select>`;
}

/** The faults of a gateway as a form; it posts all of them. */
export function faultsForm({ name, title, core }: GatewayParty): Markup {
  const faults = core.faults.get();
  const { next, refuse, events } = faults;
  const words = faultWords(faults);
  return html`<form class="tools" method="post" action="/gateways/${name}/faults?from=gateways">
      <label
        >Next requests
        ${select('answer', ['none', ...ANSWERS], ANSWER_WORDS, next?.answer ?? 'none')}</label
      >
      <label class="count"
        >How many
        <input name="count" type="number" min="1" max="10000" value="${next?.count ?? 1}" required
      /></label>
      <label
        >Charges ${select('refuse', ['none', ...REFUSALS], REFUSAL_WORDS, refuse ?? 'none')}</label
      >
      <label>Events ${select('events', DELIVERIES, DELIVERY_WORDS, events)}</label>
      <button>Set<span class="visually-hidden"> the faults of ${title}</span></button>
    </form>
    ${words.length > 0 && html`<p class="fault" role="status">${words.join(' · ')}</p>`}`;
}
