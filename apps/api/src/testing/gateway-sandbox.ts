import { startSandbox } from '@kandil/sandbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawRequest } from '../services/payment/vendors/gateway.ts';

/** Money that moved at a gateway of the sandbox. */
export interface Movement {
  id: string;
  kind: 'charge' | 'refund' | 'chargeback';
  /** The charge that a refund or a chargeback takes back. */
  chargeId: string | null;
  amount: number;
  currency: string;
  subscription: string;
  at: string;
}

/** What the clock of the gateways is advanced by. */
export interface Span {
  months?: number;
  days?: number;
  hours?: number;
  ms?: number;
}

export type GatewaySandbox = Awaited<ReturnType<typeof openGatewaySandbox>>;

/** The sandbox, with the switches, the clock and the ledgers of its gateways. */
export async function openGatewaySandbox(productUrl: string) {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });

  /** @throws if the sandbox does not do it */
  async function send<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(sandbox.url + path, {
      method,
      redirect: 'manual',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text.startsWith('{') ? JSON.parse(text) : null) as T;
  }
  const clock = async () => Date.parse((await send<{ now: string }>('GET', '/gateways/clock')).now);
  const ledger = async (gateway: string, subscriptions?: ReadonlySet<string>) => {
    const path = `/gateways/${gateway}/ledger`;
    const { movements } = await send<{ movements: Movement[] }>('GET', path);
    return movements.filter(({ subscription }) => subscriptions?.has(subscription) ?? true);
  };

  return {
    sandbox,
    send,
    clock,
    /** Money that moved at a gateway, of all subscriptions or of these. */
    ledger,
    /** The same as words: `charge 499`. */
    movements: async (gateway: string, subscriptions: ReadonlySet<string>): Promise<string[]> =>
      (await ledger(gateway, subscriptions)).map(({ kind, amount }) => `${kind} ${amount}`),
    faults: (gateway: string, change: object) => send('PUT', `/gateways/${gateway}/faults`, change),
    calm: () => send('DELETE', '/gateways/faults'),
    /** Advances the clock; renewals that are due are charged. Returns the new time. */
    async advance(span: Span): Promise<number> {
      await send('POST', '/gateways/clock', span);
      return clock();
    },
    refuseNext: (gateway: string, id: string, reason = 'NO_FUNDS') =>
      send('POST', `/gateways/${gateway}/subscriptions/${id}/refuse-next`, { reason }),
    chargeBack: (gateway: string, chargeId: string) =>
      send('POST', `/gateways/${gateway}/charges/${chargeId}/charge-back`),
    /** Resolves when the events so far have been delivered. */
    flush: (gateway: string) => send('POST', `/gateways/${gateway}/events/flush`),
  };
}

/** The sandbox, and a small server in place of the product, which keeps the events that arrive. */
export async function openReceivingSandbox() {
  const events: RawRequest[] = [];
  const product = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      events.push({ headers, body: Buffer.concat(chunks), query: {} });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const gateways = await openGatewaySandbox(productUrl);
  return {
    ...gateways,
    productUrl,
    events,
    async close() {
      await gateways.sandbox.close();
      product.closeAllConnections();
      await new Promise((resolve) => product.close(resolve));
    },
  };
}
export type ReceivingSandbox = Awaited<ReturnType<typeof openReceivingSandbox>>;
