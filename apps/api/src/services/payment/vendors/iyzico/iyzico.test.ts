import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { CARD, iyzicoOfFile } from '../../../../testing/iyzico.ts';

const at = await iyzicoOfFile();
afterEach(async () => expect(await at.violations()).toEqual([]));

const refused = (reason: string) => ({ name: 'GatewayRefusal', reason });
const key = () => randomUUID();

describe('plans', () => {
  it('are created once for a package, and found again', async () => {
    const terms = at.terms();
    const id = await at.gateway.syncPlan(terms, key());
    expect(await at.gateway.syncPlan(terms, key())).toBe(id);
    expect(await at.gateway.syncPlan(at.terms({ months: 12 }), key())).not.toBe(id);
  });

  it('are one when several processes create them at once', async () => {
    const terms = at.terms();
    const ids = await Promise.all([1, 2, 3, 4].map(() => at.gateway.syncPlan(terms, key())));
    expect(new Set(ids).size).toBe(1);
  });

  it('are refused when a package of this name has other terms', async () => {
    const terms = at.terms();
    await at.gateway.syncPlan(terms, key());
    const changes = [{ price: { amount: 4000, currency: 'TRY' } }, { months: 12 } as const];
    for (const change of [...changes, { intro: { amount: 0, days: 7 } }])
      await expect(at.gateway.syncPlan({ ...terms, ...change }, key())).rejects.toMatchObject(
        refused('REFUSED'),
      );
  });

  it('are refused for offers that iyzico does not have', async () => {
    for (const intro of [
      { amount: 100, days: null },
      { amount: 100, days: 30 },
      { amount: 0, days: null },
    ])
      await expect(at.gateway.syncPlan(at.terms({ intro }), key())).rejects.toMatchObject(
        refused('REFUSED'),
      );
  });

  it('are found among more than a page of others', async () => {
    const first = at.terms();
    const id = await at.gateway.syncPlan(first, key());
    await Promise.all(Array.from({ length: 101 }, () => at.gateway.syncPlan(at.terms(), key())));
    expect(await at.gateway.syncPlan(first, key())).toBe(id);
  });
});

describe('an attempt', () => {
  it('answers a form and charges nothing until it is activated', async () => {
    const planId = await at.gateway.syncPlan(at.terms(), key());
    const approval = await at.gateway.open(at.attempt(planId));
    expect(approval).toMatchObject({ kind: 'FORM' });
    expect(Math.round((Number(approval.expiresAt) - at.options.now()) / 1000)).toBe(1800);
    if (approval.kind !== 'FORM') throw new Error('no form');
    expect(approval.html).toContain('<div id="iyzipay-checkout-form" class="responsive"></div>');
    expect(approval.html).toContain(`${at.sandbox.url}/iyzico/static/checkoutform/v2/bundle.js`);
    const { reference } = approval;
    expect(await at.gateway.readAttempt(reference)).toEqual({ state: 'WAITING' });

    const typed = await at.typeCard(reference, CARD.works);
    expect(typed.callbackUrl).toMatch(/\/api\/payment\/returns\/iyzico\?secret=s$/);
    const state = await at.gateway.readAttempt(reference);
    if (state.state !== 'APPROVED') throw new Error(state.state);
    const { gatewaySubsId } = state;
    const found = await at.read(gatewaySubsId);
    expect(found).toMatchObject({ status: 'APPROVED', charges: [], nextChargeAt: null });
    expect(await at.ledger(gatewaySubsId)).toEqual([]);
  });

  it('waits after a refused card, because another can be typed', async () => {
    const planId = await at.gateway.syncPlan(at.terms(), key());
    const { reference } = await at.gateway.open(at.attempt(planId));
    expect((await at.typeCard(reference, CARD.noFunds)).errorCode).toBe('10051');
    expect(await at.gateway.readAttempt(reference)).toEqual({ state: 'WAITING' });
    expect((await at.typeCard(reference, CARD.works)).status).toBe('success');
    expect(await at.gateway.readAttempt(reference)).toMatchObject({ state: 'APPROVED' });
    expect((await at.typeCard(reference, CARD.works)).status).toBe('failure');
  });

  it('needs the payer, and no later start', async () => {
    const planId = await at.gateway.syncPlan(at.terms(), key());
    for (const change of [{ payer: null }, { startsAt: new Date() }])
      await expect(at.gateway.open(at.attempt(planId, change))).rejects.toMatchObject(
        refused('REFUSED'),
      );
  });

  it('comes back with its token', async () => {
    const planId = await at.gateway.syncPlan(at.terms(), key());
    const { reference } = await at.gateway.open(at.attempt(planId));
    const request = (body: string) => ({ headers: {}, body: Buffer.from(body), query: {} });
    expect(at.gateway.returned(request(`token=${reference}`))).toBe(reference);
    expect(at.gateway.returned(request('token=%3Cscript%3E'))).toBeNull();
    expect(at.gateway.returned(request(''))).toBeNull();
  });
});

describe('a subscription', () => {
  it('is charged when it is activated, in the currency and to the cent', async () => {
    for (const price of [
      { amount: 3999, currency: 'TRY' },
      { amount: 10, currency: 'USD' },
      { amount: 1_234_500, currency: 'EUR' },
    ]) {
      const id = await at.active({ price });
      const { status, charges, nextChargeAt, failure } = await at.read(id);
      expect({ status, failure }).toEqual({ status: 'ACTIVE', failure: null });
      expect(charges).toHaveLength(1);
      expect(charges[0]).toMatchObject({ amount: price, refunded: 0 });
      expect(charges[0]?.to).toEqual(nextChargeAt);
      expect(await at.ledger(id)).toMatchObject([
        { kind: 'charge', ...price, id: charges[0]?.chargeId },
      ]);
    }
  });

  it('is charged once, however often it is activated', async () => {
    const id = await at.approved();
    await at.gateway.activate(id, key());
    await at.gateway.activate(id, key());
    expect(await at.ledger(id)).toHaveLength(1);
  });

  it('is free for the days of its trial, then charged', async () => {
    const id = await at.active({ intro: { amount: 0, days: 7 } });
    const begun = await at.read(id);
    expect(begun).toMatchObject({ status: 'ACTIVE', charges: [] });
    expect((Number(begun.nextChargeAt) - at.options.now()) / 86_400_000).toBeCloseTo(7, 2);
    await at.advance(6);
    expect((await at.read(id)).charges).toEqual([]);
    await at.advance(1);
    const { charges } = await at.read(id);
    expect(charges.map(({ from }) => from)).toEqual([begun.nextChargeAt]);
  });

  it('renews by itself, each period once', async () => {
    const id = await at.active();
    await at.advance(70);
    const { charges, status } = await at.read(id);
    expect(status).toBe('ACTIVE');
    expect(charges).toHaveLength(3);
    expect(charges.slice(1).map(({ from }) => from)).toEqual(
      charges.slice(0, -1).map(({ to }) => to),
    );
  });

  it('is UNPAID after a failed renewal, with its reason, and ACTIVE after a retry', async () => {
    const id = await at.active();
    await at.refuseNext('iyzico', id);
    await at.advance(32);
    const failed = await at.read(id);
    expect(failed).toMatchObject({ status: 'UNPAID', failure: { reason: 'NO_FUNDS' } });
    expect(failed).toMatchObject({ nextChargeAt: null, charges: [{}] });

    await at.faults({ refuse: 'CARD_EXPIRED' });
    await expect(at.gateway.retry?.(id, key())).rejects.toMatchObject(refused('CARD_EXPIRED'));
    expect(await at.read(id)).toMatchObject({ failure: { reason: 'CARD_EXPIRED' } });
    await at.faults({ refuse: null });
    await at.gateway.retry?.(id, key());
    await at.gateway.retry?.(id, key());
    const paid = await at.read(id);
    expect(paid).toMatchObject({ status: 'ACTIVE', failure: null });
    expect(paid.charges).toHaveLength(2);
    expect(await at.ledger(id)).toHaveLength(2);
  });

  it('ends when its first charge is refused, so that it is never charged later', async () => {
    const id = await at.approved({}, CARD.empty);
    await expect(at.gateway.activate(id, key())).rejects.toMatchObject(refused('NO_FUNDS'));
    await expect(at.gateway.activate(id, key())).rejects.toMatchObject(refused('NO_FUNDS'));
    // Whoever reads it meanwhile learns the reason, too.
    const failure = { reason: 'NO_FUNDS' };
    expect(await at.read(id)).toMatchObject({ status: 'ENDED', charges: [], failure });
    expect(await at.ledger(id)).toEqual([]);
  });

  it('is canceled before and after it is charged, and charges nothing more', async () => {
    for (const id of [await at.approved(), await at.active()]) {
      const before = await at.ledger(id);
      await at.gateway.cancel(id, key());
      await at.gateway.cancel(id, key());
      await at.advance(40);
      expect(await at.read(id)).toMatchObject({ status: 'ENDED', nextChargeAt: null });
      expect(await at.ledger(id)).toEqual(before);
    }
  });

  it('that ended before it was charged cannot be activated', async () => {
    const id = await at.approved();
    await at.gateway.cancel(id, key());
    await expect(at.gateway.activate(id, key())).rejects.toMatchObject(refused('REFUSED'));
  });

  it('is null if iyzico does not know it', async () => {
    expect(await at.gateway.read(randomUUID())).toBeNull();
    await expect(at.gateway.cancel(randomUUID(), key())).rejects.toMatchObject(refused('REFUSED'));
  });

  it('is refunded in parts, each key once, and never more than was paid', async () => {
    const id = await at.active();
    const [charge] = (await at.read(id)).charges;
    if (!charge) throw new Error('not charged');
    const refund = (amount: number, refundKey: string) =>
      at.gateway.refund({
        chargeId: charge.chargeId,
        amount: { amount, currency: 'TRY' },
        reason: 'test',
        key: refundKey,
      });
    await refund(1000, 'first');
    await refund(1000, 'first');
    await refund(999, 'second');
    expect((await at.read(id)).charges).toMatchObject([{ refunded: 1999 }]);
    await expect(refund(2001, 'third')).rejects.toMatchObject(refused('REFUSED'));
    await refund(2000, 'third');
    expect((await at.read(id)).charges).toMatchObject([{ refunded: 3999 }]);
    const given = (await at.ledger(id)).filter(({ kind }) => kind === 'refund');
    expect(given.map(({ amount }) => amount)).toEqual([1000, 999, 2000]);
  });
});
