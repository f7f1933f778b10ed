import { html, type Markup } from '../web/html.ts';
import { moment } from '../web/page.ts';
import type { ReceivedReport } from './received.ts';

interface Payload {
  transaction?: string;
  environment?: string;
  platform?: string;
  exception?: { values?: { type?: string; value?: string }[] };
}

const titleOf = (payload: Payload): string => {
  const thrown = payload.exception?.values?.at(-1);
  if (!thrown) return payload.transaction ?? '';
  return `${thrown.type ?? 'Error'}: ${thrown.value ?? ''}`;
};

const row = ({ kind, payload, at }: ReceivedReport) =>
  html`<li>
    <p>
      <strong dir="ltr">${titleOf(payload)}</strong>
    </p>
    <details>
      <summary>What was sent</summary>
      <pre dir="ltr"><code>${JSON.stringify(payload, null, 2)}</code></pre>
    </details>
    <p class="muted">
      ${moment(at)} · ${kind === 'event' ? 'error' : 'trace'} ·
      ${(payload as Payload).platform ?? ''}
    </p>
  </li>`;

/** Errors and traces, newest first, each with everything that was sent. */
export const reportList = (list: readonly ReceivedReport[]): Markup =>
  list.length > 0
    ? html`<ul class="list">
        ${list.map(row).toReversed()}
      </ul>`
    : html`<p class="muted">No error was reported yet.</p>`;
