import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayRefusal, GatewayUnknown, type RawRequest } from '../gateway.ts';
import {
  openReceivingSandbox,
  type ReceivingSandbox,
} from '../../../../testing/gateway-sandbox.ts';
import { benchOf } from '../bench.suite.ts';
import { type OperatorConfig, operatorGateway } from './index.ts';
import { underTest } from './payer.suite.ts';

describe('requests and events of the operator', () => {
  let world: ReceivingSandbox;
  let bench: ReturnType<typeof benchOf>;
  let gateway: ReturnType<typeof operatorGateway>;
  beforeAll(async () => {
    world = await openReceivingSandbox();
    bench = benchOf(world, underTest(world.sandbox, 'USD'));
    gateway = withConfig({});
  });
  beforeEach(() => world.calm());
  afterAll(() => world.close());

  const withConfig = (change: Partial<OperatorConfig>) =>
    operatorGateway({ ...world.sandbox.gateways.operator, trusted: true, ...change });

  describe('signatures', () => {
    test('another secret or merchant may do nothing', async () => {
      const { id, key } = await bench.approved();
      for (const change of [{ secret: 'other' }, { merchantId: 'other' }])
        await expect(withConfig(change).activate(id, key)).rejects.toThrow('BAD_SIGNATURE');
      expect((await bench.read(id)).charges).toEqual([]);
    });

    test('an event is refused unless this operator signed exactly it for us', async () => {
      await bench.paid();
      const event = (await bench.events()).at(-1);
      if (!event) throw new Error('no event');
      expect(await gateway.event(event)).toMatchObject({ type: 'charge.succeeded' });
      const { headers, body } = event;
      const WRONG: Record<string, Partial<RawRequest>> = {
        'no headers': { headers: {} },
        'no signature': { headers: { ...headers, 'x-signature': undefined } },
        'a shorter signature': {
          headers: { ...headers, 'x-signature': headers['x-signature']?.slice(1) },
        },
        'another time': { headers: { ...headers, 'x-timestamp': '1' } },
        'another merchant': { headers: { ...headers, 'x-merchant-id': 'other' } },
        'a changed body': { body: Buffer.concat([body, Buffer.from(' ')]) },
        'no body': { body: Buffer.alloc(0) },
      };
      for (const [name, change] of Object.entries(WRONG))
        await expect(gateway.event({ ...event, ...change }), name).rejects.toThrow(GatewayRefusal);
      await expect(withConfig({ secret: 'x' }).event(event)).rejects.toThrow(GatewayRefusal);
    });

    test('an event that is replayed has the same id', async () => {
      await bench.fault({ events: 'twice' });
      const before = (await bench.events()).length;
      await bench.opened().then(({ approval }) => bench.approve(approval));
      const [one, two] = (await bench.events()).slice(before);
      if (!one || !two) throw new Error('no two events');
      expect((await gateway.event(one)).eventId).toBe((await gateway.event(two)).eventId);
    });
  });

  test.each(['lose', 'slow', 'fail'])('a read whose answer is %s is unknown', async (answer) => {
    const { id } = await bench.paid();
    await bench.fault({ next: { answer, only: 'GET /operator/v1/subscriptions' } });
    await expect(withConfig({ timeout: 1_500 }).read(id)).rejects.toThrow(GatewayUnknown);
    expect((await gateway.read(id))?.charges).toHaveLength(1);
  });

  test.each([
    [200, '<html>'],
    [200, '{}'],
    [302, ''],
    [404, '<html>'],
    [429, '{"error":{"code":"BUSY","message":""}}'],
    [503, ''],
  ])('an operator that answers %i %s is unknown, never a refusal', async (status, text) => {
    const server = createServer((_request, response) => response.writeHead(status).end(text));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const odd = withConfig({ baseUrl: `http://127.0.0.1:${port}` });
    await expect(odd.activate('sub_1', 'key')).rejects.toThrow(GatewayUnknown);
    server.close();
  });

  test('an operator that cannot be reached is unknown', async () => {
    const nowhere = withConfig({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.activate('sub_1', 'key')).rejects.toThrow(GatewayUnknown);
  });
});
