import type { Fault, FaultMode } from '../faults.ts';
import type { Party } from '../party.ts';
import { html } from '../web/html.ts';

/** The accounts of the demo, as `npm start` creates them. */
const DEMO_PASSWORD = 'kandil-demo';

const DEMO_ACCOUNTS = [
  { email: 'member@kandil.test', about: 'A member with the yearly Solo plan.' },
  { email: 'family@kandil.test', about: 'The owner of a family plan.' },
  { email: 'free@kandil.test', about: 'Signed up, without a plan.' },
  { email: 'suspended@kandil.test', about: 'A member whose last payment failed.' },
  { email: 'canceled@kandil.test', about: 'A member who canceled; the paid time is over.' },
] as const;

const WORDS: Record<FaultMode, string> = {
  none: 'Works',
  down: 'Is down',
  slow: 'Is slow',
  rejects: 'Rejects everything',
};

const account =
  (productUrl: string) =>
  ({ email, about }: (typeof DEMO_ACCOUNTS)[number]) =>
    html`<li class="card">
      <h3>${email}</h3>
      <p class="muted">${about}</p>
      <p>
        <a class="button gold" href="${productUrl}/landing?demo=${encodeURIComponent(email)}"
          >Sign in<span class="visually-hidden"> as ${email}</span></a
        >
      </p>
    </li>`;

const accounts = (productUrl: string) =>
  html`<h2>Demo accounts</h2>
    <p>
      Each opens Kandil with the account ready to sign in. By hand, the password of each is
      <code>${DEMO_PASSWORD}</code>.
    </p>
    <ul class="cards">
      ${DEMO_ACCOUNTS.map(account(productUrl))}
    </ul>`;

const state = ({ mode, seconds }: Fault) =>
  html`<p class="${mode !== 'none' && 'fault'}">
    ${WORDS[mode]}${mode === 'slow' && ` (${seconds} seconds late)`}.
  </p>`;

const option = (mode: FaultMode, current: FaultMode) =>
  html`<option value="${mode}" ${mode === current && 'selected'}>${WORDS[mode]}</option>`;

const party =
  (faultOf: (name: string) => Fault) =>
  ({ name, title, about, page, faults, count }: Party) => {
    const fault = faultOf(name);
    return html`<li class="card">
      <h3><a href="${page}">${title}</a></h3>
      <p class="muted">${about} ${count()} stored.</p>
      ${state(fault)}
      <form class="row" method="post" action="/faults/${name}">
        <select name="mode" aria-label="How ${title} behaves">
          ${['none' as const, ...faults].map((mode) => option(mode, fault.mode))}
        </select>
        <button>Set<span class="visually-hidden"> ${title}</span></button>
      </form>
    </li>`;
  };

interface Control {
  productUrl: string;
  demo: boolean;
  parties: readonly Party[];
  faultOf: (name: string) => Fault;
}

/** Start page: about the sandbox, sign-in to the product, and the faults of its parties. */
export const controlBody = ({ productUrl, demo, parties, faultOf }: Control) =>
  html`<h1>The world around Kandil</h1>
    <p>
      The product sends mail and text messages. On this machine they end here, and nobody outside
      gets any. Each party here speaks the format of a real one, so the product cannot tell.
    </p>
    <p class="row">
      <a class="button gold" href="${productUrl}/">Open Kandil</a>
      <a class="button" href="/television">Switch a television on</a>
    </p>
    ${demo && accounts(productUrl)}
    <h2>Parties and their faults</h2>
    <p>Let one of them fail, and see how the product copes.</p>
    <ul class="cards">
      ${parties.map(party(faultOf))}
    </ul>`;
