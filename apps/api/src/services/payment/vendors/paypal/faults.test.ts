import { describe, expect, it } from 'vitest';
import { MONTHLY, paypalOfFile } from '../../../../testing/paypal.ts';
import { GatewayUnknown } from '../gateway.ts';

const paypal = await paypalOfFile();
const { amounts } = paypal;

describe('when PayPal fails', () => {
  type Operation = (id: string) => Promise<unknown>;
  const BILLING = '/paypal/v1/billing/subscriptions/';
  const approved = { status: 'APPROVED', charges: 0 };
  const operations: [string, string, Operation, typeof approved][] = [
    ['read', `GET ${BILLING}`, (id) => paypal.adapter.read(id), approved],
    ['readAttempt', `GET ${BILLING}`, (id) => paypal.adapter.readAttempt(id), approved],
    ['syncPlan', 'plans', () => paypal.adapter.syncPlan(MONTHLY, 'k'), approved],
    [
      'activate',
      `POST ${BILLING}`,
      (id) => paypal.adapter.activate(id, 'k'),
      { status: 'ACTIVE', charges: 1 },
    ],
    [
      'cancel',
      '/cancel',
      async (id) => {
        await paypal.adapter.activate(id, 'k').catch(() => {});
        await paypal.adapter.cancel(id, 'k');
      },
      { status: 'ENDED', charges: 1 },
    ],
  ];
  it.each(operations)(
    '%s says that nobody knows, and works again',
    async (_name, only, operate, after) => {
      const { url, reference } = await paypal.openAttempt();
      await paypal.answer(url, 'agree');
      for (const answer of ['fail', 'lose']) {
        await paypal.faults({ next: { answer, only } });
        await expect(operate(reference)).rejects.toThrow(GatewayUnknown);
      }
      await operate(reference);
      const { status, charges } = await paypal.read(reference);
      expect({ status, charges: charges.length }).toEqual(after);
      expect(await amounts(reference)).toHaveLength(after.charges);
    },
  );

  it.each(['fail', 'lose'])(
    'an opening that answers “%s” makes one subscription',
    async (answer) => {
      const { adapter, attemptOf, faults, subscriptions } = paypal;
      const attempt = attemptOf(await adapter.syncPlan(MONTHLY, 'p'));
      const before = (await subscriptions()).length;
      await faults({ next: { answer, only: 'POST /paypal/v1/billing/subscriptions' } });
      await expect(adapter.open(attempt)).rejects.toThrow(GatewayUnknown);
      await adapter.open(attempt);
      expect(await subscriptions()).toHaveLength(before + 1);
    },
  );

  const refundOf = async (id: string, key: string) => {
    const [charge] = (await paypal.read(id)).charges;
    const { chargeId = '', amount = MONTHLY.price } = charge ?? {};
    return () => paypal.adapter.refund({ chargeId, amount, reason: '', key });
  };
  it.each(['fail', 'lose'])('a refund that answers “%s” gives back once', async (answer) => {
    const id = await paypal.subscribe();
    const refund = await refundOf(id, `r-${answer}`);
    await paypal.faults({ next: { answer, only: '/refund' } });
    await expect(refund()).rejects.toThrow(GatewayUnknown);
    await refund();
    expect(await amounts(id)).toEqual(['charge 499', 'refund 499']);
  });

  it('openings and refunds that arrive twice count once', async () => {
    const { adapter, attemptOf, faults, subscriptions } = paypal;
    const attempt = attemptOf(await adapter.syncPlan(MONTHLY, 'p'));
    const before = (await subscriptions()).length;
    await faults({ next: { answer: 'twice', only: 'POST /paypal/v1/billing/subscriptions' } });
    await adapter.open(attempt);
    expect(await subscriptions()).toHaveLength(before + 1);
    const id = await paypal.subscribe();
    await faults({ next: { answer: 'twice', only: '/refund' } });
    await (
      await refundOf(id, 'r-twice')
    )();
    expect(await amounts(id)).toEqual(['charge 499', 'refund 499']);
  });

  it('activations and cancellations that arrive twice count once', async () => {
    const { url, reference } = await paypal.openAttempt();
    await paypal.answer(url, 'agree');
    await paypal.faults({ next: { answer: 'twice', only: '/activate' } });
    await paypal.adapter.activate(reference, 'k');
    await paypal.faults({ next: { answer: 'twice', only: '/cancel' } });
    await paypal.adapter.cancel(reference, 'k');
    expect(await amounts(reference)).toEqual(['charge 499']);
    expect(await paypal.read(reference)).toMatchObject({ status: 'ENDED' });
  });

  it('wrong credentials and an unreachable host are unknown, never a refusal', async () => {
    const stranger = paypal.gateway({ clientSecret: 'wrong' });
    await expect(stranger.read('I-1')).rejects.toThrow(GatewayUnknown);
    const nowhere = paypal.gateway({ baseUrl: 'http://127.0.0.1:9' });
    await expect(nowhere.read('I-1')).rejects.toThrow(GatewayUnknown);
  });

  it('a token that PayPal ended early is renewed', async () => {
    const id = await paypal.subscribe();
    await paypal.send('POST', '/paypal/tokens/revoke');
    expect(await paypal.read(id)).toMatchObject({ status: 'ACTIVE' });
  });
});
