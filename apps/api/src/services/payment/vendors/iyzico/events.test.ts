import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RawRequest } from '../gateway.ts';
import { iyzicoOfFile } from '../../../../testing/iyzico.ts';
import { iyzicoGateway } from './index.ts';

const at = await iyzicoOfFile();
let subscription: string;
let message: RawRequest;
beforeAll(async () => {
  subscription = await at.active();
  await at.flush('iyzico');
  message = at.events.at(-1) ?? (Promise.reject(new Error('no message')) as never);
});

const refused = { name: 'GatewayRefusal' };
const body = () => JSON.parse(message.body.toString()) as Record<string, string>;
const withBody = (change: object): RawRequest => ({
  ...message,
  body: Buffer.from(JSON.stringify({ ...body(), ...change })),
});

describe('a message', () => {
  it('names the subscription to read', async () => {
    expect(await at.gateway.event(message)).toEqual({
      eventId: body()['iyziReferenceCode'],
      type: 'subscription.order.success',
      gatewaySubsId: subscription,
      reference: null,
      reversal: null,
    });
  });

  it('is refused without a signature, with that of another, or with a changed one', async () => {
    const signature = message.headers['x-iyz-signature-v3'] ?? '';
    const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1);
    for (const header of [undefined, '', 'x', flipped, signature.slice(1), `${signature}00`])
      await expect(
        at.gateway.event({ ...message, headers: { 'x-iyz-signature-v3': header } }),
      ).rejects.toMatchObject(refused);
    for (const change of [{ merchantId: '1' }, { secretKey: 'other' }])
      await expect(
        iyzicoGateway({ ...at.options, ...change }).event(message),
      ).rejects.toMatchObject(refused);
  });

  it('is refused when anything signed was changed', async () => {
    const other = randomUUID();
    for (const change of [
      { iyziEventType: 'subscription.order.failure' },
      { subscriptionReferenceCode: other },
      { orderReferenceCode: other },
      { customerReferenceCode: other },
    ])
      await expect(at.gateway.event(withBody(change))).rejects.toMatchObject(refused);
  });

  it('is refused when characters moved from one reference to the next, which the signature allows', async () => {
    const { subscriptionReferenceCode = '', orderReferenceCode = '' } = body();
    const moved = {
      subscriptionReferenceCode: subscriptionReferenceCode.slice(0, -1),
      orderReferenceCode: subscriptionReferenceCode.slice(-1) + orderReferenceCode,
    };
    await expect(at.gateway.event(withBody(moved))).rejects.toMatchObject(refused);
  });

  it('is refused if it is no message about an order', async () => {
    for (const text of ['', '{', 'null', '[]', '{"iyziEventType":"subscription.order.success"}'])
      await expect(at.gateway.event({ ...message, body: Buffer.from(text) })).rejects.toMatchObject(
        refused,
      );
  });
});
