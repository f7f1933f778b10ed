import { describe, expect, it } from 'vitest';
import { GatewayRefusal } from '../gateway.ts';
import { INTRO, MONTHLY, paypalOfFile, RETURN_URL } from '../../../../testing/paypal.ts';

const paypal = await paypalOfFile();
const { amounts } = paypal;
const soon = (date: Date | null) =>
  Math.round(((date?.getTime() ?? 0) - paypal.now()) / 86_400_000);

describe('a plan', () => {
  it('is created once per package, also by another key', async () => {
    const { adapter } = paypal;
    const first = await adapter.syncPlan(MONTHLY, 'plan-1');
    expect(await adapter.syncPlan(MONTHLY, 'plan-1')).toBe(first);
    expect(await adapter.syncPlan(MONTHLY, 'plan-2')).toBe(first);
    expect(await adapter.syncPlan(INTRO, 'plan-3')).not.toBe(first);
  });

  it('is found behind a page of others', async () => {
    const { adapter } = paypal;
    const many = Array.from({ length: 25 }, (_, index) => ({
      ...MONTHLY,
      gatewayPackage: `many-${index}`,
    }));
    const ids = new Map<string, string>();
    for (const terms of many)
      ids.set(terms.gatewayPackage, await adapter.syncPlan(terms, terms.gatewayPackage));
    expect(await adapter.syncPlan({ ...MONTHLY, gatewayPackage: 'many-24' }, 'other')).toBe(
      ids.get('many-24'),
    );
  });
});

describe('an attempt', () => {
  it('waits, is approved on the page of PayPal, and charges only when it is activated', async () => {
    const { adapter, openAttempt, answer } = paypal;
    const { reference, url, expiresAt } = await openAttempt();
    expect(expiresAt.getTime() - paypal.now()).toBeGreaterThan(3 * 3_600_000 - 60_000);
    expect(await adapter.readAttempt(reference)).toEqual({ state: 'WAITING' });
    expect(await adapter.read(reference)).toBeNull();
    const back = await answer(url, 'agree');
    expect(back.href).toContain(RETURN_URL);
    const query = Object.fromEntries(back.searchParams);
    expect(adapter.returned({ headers: {}, body: Buffer.alloc(0), query })).toBe(reference);
    expect(await adapter.readAttempt(reference)).toEqual({
      state: 'APPROVED',
      gatewaySubsId: reference,
    });
    expect(await paypal.read(reference)).toMatchObject({
      status: 'APPROVED',
      charges: [],
      nextChargeAt: null,
    });
    expect(await amounts(reference)).toEqual([]);
    await adapter.activate(reference, 'k');
    expect(await amounts(reference)).toEqual(['charge 499']);
  });

  it('that the payer refuses still waits, and the browser returns', async () => {
    const { reference, url } = await paypal.openAttempt();
    const back = await paypal.answer(url, 'refuse');
    expect(back.searchParams.get('subscription_id')).toBe(reference);
    expect(await paypal.adapter.readAttempt(reference)).toEqual({ state: 'WAITING' });
  });

  it('that was given up charges nothing when its stale page is agreed to', async () => {
    const { reference, url } = await paypal.openAttempt();
    await paypal.adapter.cancel(reference, 'k');
    await paypal.answer(url, 'agree');
    await paypal.adapter.cancel(reference, 'k');
    await paypal.advance({ months: 1 });
    expect(await amounts(reference)).toEqual([]);
  });

  it('expires after three hours', async () => {
    const { reference } = await paypal.openAttempt();
    await paypal.advance({ hours: 4 });
    expect(await paypal.adapter.readAttempt(reference)).toEqual({ state: 'EXPIRED' });
    expect(await paypal.adapter.readAttempt('I-UNKNOWN')).toEqual({ state: 'EXPIRED' });
    expect(await paypal.adapter.read('I-UNKNOWN')).toBeNull();
  });

  it('is the same one when it is repeated with its key, for three days', async () => {
    const { adapter, attemptOf } = paypal;
    const attempt = attemptOf(await adapter.syncPlan(MONTHLY, 'p'));
    const first = await adapter.open(attempt);
    expect((await adapter.open(attempt)).reference).toBe(first.reference);
    await paypal.advance({ days: 4 });
    expect((await adapter.open(attempt)).reference).not.toBe(first.reference);
  });

  it('of an unknown plan is refused', async () => {
    const attempt = paypal.attemptOf('P-UNKNOWN');
    await expect(paypal.adapter.open(attempt)).rejects.toThrow(GatewayRefusal);
  });
});

describe('a subscription', () => {
  it('is charged at once, then every month, each charge with its period', async () => {
    const id = await paypal.subscribe();
    const first = await paypal.read(id);
    expect(first).toMatchObject({ status: 'ACTIVE', failure: null });
    expect(first.charges).toMatchObject([
      { amount: MONTHLY.price, refunded: 0, to: first.nextChargeAt },
    ]);
    await paypal.advance({ months: 1 });
    const { charges, nextChargeAt } = await paypal.read(id);
    expect(charges).toHaveLength(2);
    expect(charges[0]?.to).toEqual(charges[1]?.from);
    expect(charges[1]?.to).toEqual(nextChargeAt);
    expect(charges[0]?.from).toEqual(first.charges[0]?.from);
    const types = (await paypal.eventsSince())
      .filter(({ gatewaySubsId }) => gatewaySubsId === id)
      .map(({ type }) => type);
    expect(types).toEqual([
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
      'PAYMENT.SALE.COMPLETED',
    ]);
  });

  it('begins with its introductory price, then takes the regular one', async () => {
    const id = await paypal.subscribe(INTRO);
    expect(soon((await paypal.read(id)).nextChargeAt)).toBe(30);
    await paypal.advance({ days: 31 });
    expect(await amounts(id)).toEqual(['charge 99', 'charge 499']);
    const { charges } = await paypal.read(id);
    expect(charges.map(({ amount }) => amount.amount)).toEqual([99, 499]);
    expect(charges[0]?.to).toEqual(charges[1]?.from);
  });

  it('is free until its start, and then charged', async () => {
    const startsAt = new Date(paypal.now() + 20 * 86_400_000);
    const id = await paypal.subscribe(MONTHLY, { startsAt });
    const before = await paypal.read(id);
    expect(before).toMatchObject({ status: 'ACTIVE', charges: [] });
    expect(soon(before.nextChargeAt)).toBe(20);
    await paypal.advance({ days: 21 });
    expect(await amounts(id)).toEqual(['charge 499']);
  });

  it('of a year is charged every year, by more transactions than one page has', async () => {
    const yearly = { ...MONTHLY, gatewayPackage: 'yearly', months: 12 as const };
    const [year, month] = [await paypal.subscribe(yearly), await paypal.subscribe()];
    await paypal.advance({ months: 24 });
    expect((await paypal.read(year)).charges).toHaveLength(3);
    expect((await paypal.read(month)).charges).toHaveLength(25);
  });

  it('whose renewal fails is unpaid, is tried again twice, and is suspended', async () => {
    const id = await paypal.subscribe();
    await paypal.refuseNext('paypal', id);
    await paypal.advance({ months: 1 });
    const failed = await paypal.read(id);
    expect(failed).toMatchObject({ status: 'UNPAID', failure: { reason: 'NO_FUNDS' } });
    expect(failed.charges).toHaveLength(1);
    await paypal.advance({ days: 11 });
    const suspended = await paypal.read(id);
    expect(suspended).toMatchObject({ status: 'UNPAID', nextChargeAt: null });
    await paypal.advance({ months: 2 });
    expect(await amounts(id)).toEqual(['charge 499']);
    await expect(paypal.adapter.activate(id, 'k')).rejects.toThrow(GatewayRefusal);
    const types = (await paypal.eventsSince())
      .filter(({ gatewaySubsId }) => gatewaySubsId === id)
      .map(({ type }) => type);
    expect(types.filter((type) => type === 'BILLING.SUBSCRIPTION.PAYMENT.FAILED')).toHaveLength(3);
    expect(types.at(-1)).toBe('BILLING.SUBSCRIPTION.SUSPENDED');
  });

  it('whose renewal is paid at the second attempt is active again', async () => {
    const id = await paypal.subscribe();
    await paypal.faults({ refuse: 'LIMIT_REACHED' });
    await paypal.advance({ months: 1 });
    const failed = await paypal.read(id);
    expect(failed).toMatchObject({ status: 'UNPAID', failure: { reason: 'LIMIT_REACHED' } });
    expect(soon(failed.nextChargeAt)).toBeGreaterThan(3);
    await paypal.faults({ refuse: null });
    await paypal.advance({ days: 6 });
    expect(await paypal.read(id)).toMatchObject({ status: 'ACTIVE', failure: null });
    expect(await amounts(id)).toEqual(['charge 499', 'charge 499']);
  });

  it('whose first charge is refused is canceled, so that PayPal does not try again', async () => {
    await paypal.faults({ refuse: 'CARD_REFUSED' });
    const { url, reference } = await paypal.openAttempt();
    await paypal.answer(url, 'agree');
    const refusal = expect.objectContaining({ name: 'GatewayRefusal', reason: 'CARD_REFUSED' });
    await expect(paypal.adapter.activate(reference, 'k')).rejects.toEqual(refusal);
    expect(await paypal.read(reference)).toMatchObject({ status: 'ENDED', charges: [] });
    await paypal.faults({ refuse: null });
    await paypal.advance({ days: 6 });
    expect(await amounts(reference)).toEqual([]);
  });

  it('is canceled once, is never charged again, and keeps its charges', async () => {
    const id = await paypal.subscribe();
    await paypal.adapter.cancel(id, 'k');
    await paypal.adapter.cancel(id, 'k');
    await paypal.adapter.cancel('I-UNKNOWN', 'k');
    await paypal.advance({ months: 2 });
    const ended = await paypal.read(id);
    expect(ended).toMatchObject({ status: 'ENDED', nextChargeAt: null, failure: null });
    expect(ended.charges).toHaveLength(1);
    await expect(paypal.adapter.activate(id, 'k')).rejects.toThrow(GatewayRefusal);
  });
});
