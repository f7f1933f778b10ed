import { html } from '../web/html.ts';
import type { GatewayParty } from './core.ts';

/** A form of one button for a switch of a gateway. */
export const button = (party: GatewayParty, path: string, label: string, about = '') =>
  html`<form method="post" action="/gateways/${party.name}/${path}?from=gateways">
    <button>${label}${about && html`<span class="visually-hidden"> ${about}</span>`}</button>
  </form>`;
