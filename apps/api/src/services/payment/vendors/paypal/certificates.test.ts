import { type CertificateAuthority, createAuthority } from '@kandil/sandbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePartyNotes } from '../../../../platform/system/parties.ts';
import { GatewayRefusal, GatewayUnknown, type RawRequest } from '../gateway.ts';
import { paypalGateway } from './index.ts';
import { signerOf } from './hosts.ts';

const DAY = 86_400_000;
const PATH = '/v1/notifications/certs/';
const BODY = Buffer.from(
  JSON.stringify({
    id: 'WH-1',
    event_type: 'BILLING.SUBSCRIPTION.CANCELLED',
    create_time: '2026-11-29T10:00:00Z',
    resource: { id: 'I-1' },
  }),
);

/** What PayPal's host answers, by the id of a certificate. */
const answers = new Map<string, string>();
const asked: string[] = [];
const host = createServer((request, response) => {
  const id = (request.url ?? '').replace(PATH, '');
  asked.push(id);
  response.end(answers.get(id));
});
let baseUrl = '';
let trusted: CertificateAuthority;
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  trusted = createAuthority();
});
afterAll(() => new Promise((resolve) => host.close(resolve)));

/** An adapter that trusts one authority beside those of TLS. */
const gatewayOf = (authorities: string | undefined = trusted.root, now = Date.now) => {
  const config = { baseUrl, clientId: 'c', clientSecret: 's', webhookId: 'HOOK' };
  return paypalGateway({ ...config, ...(authorities && { authorities }) }, now);
};

type Signer = Awaited<ReturnType<CertificateAuthority['issue']>>;

/** An event that is signed by a certificate, which PayPal's host has under this id. */
function eventBy({ sign, chain }: Signer, id: string): RawRequest {
  answers.set(id, chain);
  const time = '2026-11-29T10:00:00Z';
  return {
    body: BODY,
    query: {},
    headers: {
      'paypal-transmission-id': 't-1',
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(`t-1|${time}|HOOK|${crc32(BODY)}`),
      'paypal-cert-url': baseUrl + PATH + id,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  };
}

const PEM_END = /(?<=-----END CERTIFICATE-----\n)/v;

describe('the certificate of an event', () => {
  it('is accepted if a trusted authority issued it, in any order of its chain, and is loaded once', async () => {
    const issued = await trusted.issue();
    const gateway = gatewayOf();
    const event = eventBy(issued, 'GOOD');
    expect(await gateway.event(event)).toMatchObject({ eventId: 'WH-1' });
    await gateway.event(event);
    expect(asked.filter((id) => id === 'GOOD')).toHaveLength(1);
    const whole = { ...issued, chain: issued.chain + trusted.root };
    expect(await gateway.event(eventBy(whole, 'WITH-ROOT'))).toMatchObject({ eventId: 'WH-1' });
  });

  it('may be replaced by another one, at another address or at the same when it has expired', async () => {
    const next = await trusted.issue();
    let ahead = 0;
    const gateway = gatewayOf(trusted.root, () => Date.now() + ahead);
    await gateway.event(eventBy(await trusted.issue({ until: Date.now() + DAY }), 'ROTATED'));
    expect(await gateway.event(eventBy(next, 'NEXT'))).toMatchObject({ eventId: 'WH-1' });
    ahead = 2 * DAY;
    expect(await gateway.event(eventBy(next, 'ROTATED'))).toMatchObject({ eventId: 'WH-1' });
  });

  it('is refused when it has expired, or has another name', async () => {
    const expired = await trusted.issue({ until: Date.now() - DAY });
    await expect(gatewayOf().event(eventBy(expired, 'EXPIRED'))).rejects.toThrow(GatewayRefusal);
    const old = createAuthority({ until: Date.now() - DAY });
    const ofOld = eventBy(await old.issue(), 'OF-EXPIRED');
    await expect(gatewayOf(old.root).event(ofOld)).rejects.toThrow(GatewayRefusal);
    for (const subject of [
      'api.paypal.com',
      'messageverificationcerts.sandbox.paypal.com',
      'messageverificationcerts.paypal.com.example',
      '*.paypal.com',
    ]) {
      const other = eventBy(await trusted.issue({ subject }), subject);
      await expect(gatewayOf().event(other)).rejects.toThrow(GatewayRefusal);
    }
  });

  it('is not accepted from an authority that is not trusted, also of the same name', async () => {
    takePartyNotes();
    const stranger = createAuthority();
    const issued = await stranger.issue();
    const [leaf = '', issuer = ''] = issued.chain.split(PEM_END);
    const [, ours = ''] = (await trusted.issue()).chain.split(PEM_END);
    for (const chain of [
      issued.chain,
      issued.chain + stranger.root,
      leaf + ours + trusted.root,
      leaf + stranger.root + issuer,
    ]) {
      const event = eventBy({ ...issued, chain }, `STRANGER-${chain.length}`);
      await expect(gatewayOf().event(event)).rejects.toThrow(GatewayUnknown);
    }
    // Only what TLS trusts.
    await expect(gatewayOf('').event(eventBy(await trusted.issue(), 'OURS'))).rejects.toThrow(
      GatewayUnknown,
    );
    const [note] = takePartyNotes();
    expect([note?.party, note?.failure]).toEqual(['PAYPAL', expect.stringContaining('PAYPAL_CA')]);
  });

  it('is not accepted from what a trusted authority certified and did not let issue', async () => {
    const stranger = createAuthority({ mayIssue: false });
    const event = eventBy(await stranger.issue(), 'NO-AUTHORITY');
    await expect(gatewayOf(stranger.root).event(event)).rejects.toThrow(GatewayUnknown);
  });

  it('whose issuer is missing is accepted if the operator names the issuer', async () => {
    const issued = await trusted.issue();
    const [leaf = '', issuer = ''] = issued.chain.split(PEM_END);
    const event = eventBy({ ...issued, chain: leaf }, 'ALONE');
    await expect(gatewayOf().event(event)).rejects.toThrow(GatewayUnknown);
    expect(await gatewayOf(issuer).event(event)).toMatchObject({ eventId: 'WH-1' });
  });

  it.each(['', 'no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'])(
    'that cannot be read is refused: %j',
    async (chain) => {
      const event = eventBy({ ...(await trusted.issue()), chain }, `UNREADABLE-${chain.length}`);
      await expect(gatewayOf().event(event)).rejects.toThrow(GatewayRefusal);
    },
  );
});

it('the live system and the test system have a name each; what stands in for PayPal has the live one', () => {
  const live = 'messageverificationcerts.paypal.com';
  const test = 'messageverificationcerts.sandbox.paypal.com';
  expect(signerOf('https://api-m.paypal.com')).toBe(live);
  expect(signerOf('https://api.sandbox.paypal.com')).toBe(test);
  expect(signerOf('http://127.0.0.1:3001/paypal')).toBe(live);
});
