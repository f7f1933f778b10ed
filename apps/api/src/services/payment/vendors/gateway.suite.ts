import type { Sandbox } from '@kandil/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openReceivingSandbox, type ReceivingSandbox } from '../../../testing/gateway-sandbox.ts';
import { type Bench, benchOf, type GatewayUnderTest, PATIENCE_MS } from './bench.suite.ts';
import { type Gateway, GatewayRefusal, GatewayUnknown } from './gateway.ts';

export type { GatewayUnderTest } from './bench.suite.ts';

/** Milliseconds for a request whose answer does not come. */
const IMPATIENCE_MS = 2_000;

/** What the tests use; it is set before the first of them. */
interface At {
  tested: GatewayUnderTest;
  gateway: Gateway;
  /** The same, which soon gives up. */
  hasty: Gateway;
  bench: Bench;
}

/** What every gateway does, against its sandbox. */
export function describeGateway(
  title: string,
  open: (sandbox: Sandbox, timeout: number) => GatewayUnderTest,
  { chargebacks = true } = {},
): void {
  describe(`the gateway ${title}`, () => {
    let world: ReceivingSandbox;
    const at = {} as At;
    beforeAll(async () => {
      world = await openReceivingSandbox();
      const tested = open(world.sandbox, PATIENCE_MS);
      const hasty = open(world.sandbox, IMPATIENCE_MS).gateway;
      Object.assign(at, { tested, gateway: tested.gateway, hasty, bench: benchOf(world, tested) });
    });
    beforeEach(() => world.calm());
    afterAll(() => world.close());

    testApproval(at);
    testFaults(at);
    testRenewals(at);
    testReversals(at, chargebacks);
    testEvents(at);
  });
}

/** Approved is not paid: only `activate` charges. */
function testApproval(at: At) {
  test('waits for the payer, and charges nothing before it is activated', async () => {
    const { approval } = await at.bench.opened();
    expect(await at.gateway.readAttempt(approval.reference)).toEqual({ state: 'WAITING' });
    await at.tested.approve(approval);
    const state = await at.gateway.readAttempt(approval.reference);
    if (state.state !== 'APPROVED') throw new Error(state.state);
    expect((await at.bench.read(state.gatewaySubsId)).charges).toEqual([]);
    expect(await at.bench.movements(state.gatewaySubsId)).toEqual([]);
  });

  test('charges once for a period when it is activated, also when that is repeated', async () => {
    const { id, key } = await at.bench.approved();
    await at.gateway.activate(id, key);
    await at.gateway.activate(id, key);
    const { status, charges, nextChargeAt } = await at.bench.read(id);
    expect(status).toBe('ACTIVE');
    expect(charges).toMatchObject([{ amount: at.bench.price, refunded: 0 }]);
    const days = (Number(charges[0]?.to) - Number(charges[0]?.from)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect(nextChargeAt).toEqual(charges[0]?.to);
    expect(await at.bench.movements(id)).toEqual(['charge 3999']);
  });

  test('does not know an invented subscription, also one that looks like its own', async () => {
    expect(await at.gateway.read('I-0000000000')).toBeNull();
    const { id } = await at.bench.approved();
    const other = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
    expect(await at.gateway.read(other)).toBeNull();
  });
}

/** A charge whose answer fails, and one that is refused. */
function testFaults(at: At) {
  test.each(['lose', 'slow'])('answer %s: unknown, charged once', async (answer) => {
    const { id, key } = await at.bench.approved();
    await at.bench.fault({ next: { answer, only: at.tested.charging } });
    await expect(at.hasty.activate(id, key)).rejects.toThrow(GatewayUnknown);
    await expect.poll(async () => (await at.bench.read(id)).charges).toHaveLength(1);
    if (at.tested.hasKeys) await at.gateway.activate(id, key);
    expect(await at.bench.movements(id)).toEqual(['charge 3999']);
  });

  test('answer fail: unknown and not charged, until it is activated again', async () => {
    const { id, key } = await at.bench.approved();
    await at.bench.fault({ next: { answer: 'fail', only: at.tested.charging } });
    await expect(at.gateway.activate(id, key)).rejects.toThrow(GatewayUnknown);
    expect((await at.bench.read(id)).charges).toEqual([]);
    await at.gateway.activate(id, key);
    expect(await at.bench.movements(id)).toEqual(['charge 3999']);
  });

  test('a request that arrives twice charges once', async () => {
    const { id, key } = await at.bench.approved();
    await at.bench.fault({ next: { answer: 'twice', only: at.tested.charging } });
    await at.gateway.activate(id, key).catch((error: unknown) => {
      // Without keys the answer is the one to the second request.
      if (at.tested.hasKeys) throw error;
    });
    expect(await at.bench.movements(id)).toEqual(['charge 3999']);
  });

  test('a refused charge is a refusal, and no money moves', async () => {
    const { id, key } = await at.bench.approved();
    await at.bench.fault({ refuse: 'NO_FUNDS' });
    await expect(at.gateway.activate(id, key)).rejects.toThrow(GatewayRefusal);
    expect((await at.bench.read(id)).charges).toEqual([]);
    expect(await at.bench.movements(id)).toEqual([]);
  });
}

/** Renewals, and their end. */
function testRenewals(at: At) {
  test('renews each period', async () => {
    const { id } = await at.bench.paid();
    await at.bench.later({ months: 2 });
    const { charges } = await at.bench.read(id);
    expect(charges.map(({ amount }) => amount.amount)).toEqual([3999, 3999, 3999]);
    for (const [index, charge] of charges.slice(1).entries())
      expect(charge.from).toEqual(charges[index]?.to);
    expect(await at.bench.movements(id)).toHaveLength(3);
  });

  test('a refused renewal is unpaid, with its reason', async () => {
    const { id } = await at.bench.paid();
    await at.bench.refuseNext(id);
    await at.bench.later({ months: 1 });
    const { status, failure, charges } = await at.bench.read(id);
    expect(status).toBe('UNPAID');
    expect(failure).toMatchObject({ reason: expect.any(String), at: expect.any(Date) });
    expect(charges).toHaveLength(1);
  });

  test('charges nothing after it is cancelled, also twice', async () => {
    const { id } = await at.bench.paid();
    await at.gateway.cancel(id, `${id}:cancel`);
    await at.gateway.cancel(id, `${id}:cancel`);
    await at.bench.later({ months: 2 });
    expect(await at.bench.read(id)).toMatchObject({ status: 'ENDED', nextChargeAt: null });
    expect(await at.bench.movements(id)).toEqual(['charge 3999']);
  });
}

/** Refunds and chargebacks. */
function testReversals(at: At, chargebacks: boolean) {
  test('refunds a part, then the rest, and no more', async () => {
    const { id } = await at.bench.paid();
    const [charge] = (await at.bench.read(id)).charges;
    const refund = (amount: number, key: string) =>
      at.gateway.refund({
        chargeId: charge?.chargeId ?? '',
        amount: { ...at.bench.price, amount },
        reason: 'withdrawal',
        key: `${id}:${key}`,
      });
    await refund(999, 'the first');
    expect((await at.bench.read(id)).charges).toMatchObject([{ refunded: 999 }]);
    if (at.tested.hasKeys) await refund(999, 'the first');
    await refund(3000, 'second');
    await expect(refund(1, 'third')).rejects.toThrow(GatewayRefusal);
    expect((await at.bench.read(id)).charges).toMatchObject([{ refunded: 3999 }]);
    expect(await at.bench.movements(id)).toEqual(['charge 3999', 'refund 999', 'refund 3000']);
  });

  test.runIf(chargebacks)('tells of a chargeback', async () => {
    const { id } = await at.bench.paid();
    const { chargeId } = (await at.bench.read(id)).charges[0] ?? { chargeId: '' };
    await at.bench.chargeBack(chargeId);
    const requests = await at.bench.events();
    const events = await Promise.all(requests.map((request) => at.gateway.event(request)));
    expect(events.map(({ reversal }) => reversal)).toContainEqual({
      kind: 'CHARGEBACK',
      chargeId,
      amount: at.bench.price,
    });
    expect(await at.bench.movements(id)).toEqual(['charge 3999', 'chargeback 3999']);
  });
}

/** Signed messages. */
function testEvents(at: At) {
  test('sends signed events that name the subscription; a changed body is refused', async () => {
    const { id } = await at.bench.paid();
    const requests = await at.bench.events();
    const events = await Promise.all(requests.map((request) => at.gateway.event(request)));
    expect(events.map(({ gatewaySubsId }) => gatewaySubsId)).toContain(id);
    const [request] = requests;
    if (!request) throw new Error('no event');
    const changed = request.body
      .toString()
      .replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
    const body = Buffer.from(changed);
    await expect(at.gateway.event({ ...request, body })).rejects.toThrow(GatewayRefusal);
  });
}
