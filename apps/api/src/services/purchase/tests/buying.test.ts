import { entitlementOf } from '@kandil/contract';
import {
  ended,
  ownSubscription,
  packages,
  release,
  settle,
  subscriptionOf,
} from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';

const DAY = 86_400_000;
const app = await buyersOfFile();

const later = (days: number) => new Date(app.now() + days * DAY).toISOString();

describe('what cannot be bought', () => {
  test('a second subscription', async () => {
    const buyer = await app.buyer();
    await buyer.pays('SOLO', 'MONTHLY');
    await expect(buyer.reserves('SOLO', 'MONTHLY')).rejects.toThrow('ALREADY_SUBSCRIBED');
    const second = await buyer.settles('SOLO', 'MONTHLY', {});
    expect(second.answer.outcome).toBe('SURPLUS');
  });

  test('a package that is unknown, of another gateway, or of another country', async () => {
    const buyer = await app.buyer();
    for (const patch of [
      { gatewayPackage: 'solo-monthly-paypal-0' },
      { gatewayCode: 'OPERATOR' as const },
    ])
      await expect(buyer.reserves('SOLO', 'MONTHLY', {}, patch)).rejects.toThrow('QUOTE_EXPIRED');
    await expect(buyer.reserves('SOLO', 'MONTHLY', { gatewayCode: 'IYZICO' })).rejects.toThrow(
      'GATEWAY_UNAVAILABLE',
    );
    expect(
      await buyer.reserves('SOLO', 'MONTHLY', { gatewayCode: 'IYZICO' }, { countryCode: 'TR' }),
    ).toMatchObject({ sourceKind: 'CREDIT_CARD', months: 1, title: 'Solo · Monthly' });
  });

  test('two campaigns, or a campaign and a running plan', { tags: ['CAMPAIGN-16'] }, async () => {
    const [buyer, other] = [await app.buyer(), await app.buyer()];
    const combined = buyer.reserves(
      'SOLO',
      'YEARLY',
      { code: 'LANTERN80' },
      { promotionCode: 'EID' },
    );
    await expect(combined).rejects.toThrow('PROMO_NOT_COMBINABLE');
    await other.pays('MOBILE', 'MONTHLY');
    await expect(other.reserves('SOLO', 'YEARLY', { code: 'LANTERN80' })).rejects.toThrow(
      'PROMO_NOT_COMBINABLE',
    );
  });

  test('a package without its own promo code', async () => {
    const buyer = await app.buyer();
    for (const promotionCode of [null, 'NOPE'])
      await expect(
        buyer.reserves('SOLO', 'YEARLY', { code: 'LANTERN80' }, { promotionCode }),
      ).rejects.toThrow('PROMO_INVALID');
    await expect(
      buyer.reserves('SOLO', 'YEARLY', {}, { promotionCode: 'LANTERN80' }),
    ).rejects.toThrow('PROMO_INVALID');
    await expect(buyer.reserves('SOLO', 'MONTHLY', { code: 'RAMADAN' })).rejects.toThrow(
      'PROMO_INVALID',
    );
  });
});

test('a larger plan replaces the one that it was reserved for, which was canceled meanwhile', async () => {
  const buyer = await app.buyer();
  const old = await buyer.pays('SOLO', 'MONTHLY');
  const intentId = randomUUID();
  const terms = await buyer.reserves('FAMILY', 'MONTHLY', {}, { intentId });
  await app.internal(ended, { ...old.at, at: later(0) });
  const { answer } = await buyer.settles(
    'FAMILY',
    'MONTHLY',
    {},
    { terms, intentId, isConsent: false },
  );
  expect(answer).toMatchObject({ outcome: 'SETTLED', replaced: old.at });
  expect(await buyer.plan()).toMatchObject({ planCode: 'FAMILY', status: 'ACTIVE' });
});

test('what was begun before a suspended subscription, and is paid later, replaces it', async () => {
  const buyer = await app.buyer();
  const intentId = randomUUID();
  const terms = await buyer.reserves('SOLO', 'MONTHLY', {}, { intentId });
  const old = await buyer.suspended();
  const { answer } = await buyer.settles(
    'SOLO',
    'MONTHLY',
    {},
    { terms, intentId, isConsent: false },
  );
  expect(answer).toEqual({ outcome: 'SETTLED', replaced: { ...old.at, refund: null } });
  expect(await buyer.access()).toBe('ALLOWED');
});

test('a renewal that was charged before the cancellation, and is reported after it, is booked and renews no more', async () => {
  const buyer = await app.buyer();
  const { at, charge } = await buyer.pays('SOLO', 'MONTHLY');
  app.advanceTo(charge.to, DAY);
  await app.internal(ended, { ...at, at: later(0) });
  const to = app.monthAfter(charge.to);
  const renewal = { ...charge, chargeId: randomUUID(), at: charge.to, from: charge.to, to };
  const late = { ...at, intent: null, charge: renewal, freeUntil: null };
  expect(await app.internal(settle, late)).toEqual({ outcome: 'SETTLED', replaced: null });
  expect(await buyer.plan()).toMatchObject({ status: 'CANCELED', expiryDate: to });
});

test('an offer is used once by an account, also after its subscription', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'YEARLY', { code: 'lantern 80', amount: 2388 });
  expect(bought.terms).toMatchObject({
    price: { amount: 3999 },
    intro: { amount: 2388, days: null },
  });
  expect(bought.answer.outcome).toBe('SETTLED');
  await app.internal(ended, { ...bought.at, at: later(0) });
  app.advanceTo(bought.charge.to, DAY);
  for (const code of ['LANTERN80', 'FIRST-HUNDRED'])
    await expect(buyer.reserves('SOLO', 'YEARLY', { code })).rejects.toThrow('PROMO_INVALID');
});

test('a seat is given back only if nothing was paid', async () => {
  const used = () => app.used('FIRST-HUNDRED');
  const buyer = await app.buyer();
  const before = await used();
  const intentId = randomUUID();
  const again = { intentId };
  await buyer.reserves('SOLO', 'YEARLY', { code: 'FIRST-HUNDRED' }, again);
  await buyer.reserves('SOLO', 'YEARLY', { code: 'FIRST-HUNDRED' }, again);
  await buyer.reserves('SOLO', 'YEARLY', { code: 'FIRST-HUNDRED' });
  expect(await used()).toBe(before + 1);
  await app.internal(release, { intentId });
  expect(await used()).toBe(before + 1);
  const bought = await buyer.pays('SOLO', 'YEARLY', { code: 'FIRST-HUNDRED', amount: 2388 });
  await app.internal(release, { intentId: bought.input.intent?.intentId ?? '' });
  expect(await used()).toBe(before + 1);
});

test('a subscription is the account’s own by all its fields', async () => {
  const [buyer, other] = [await app.buyer(), await app.buyer()];
  const { at, bought, charge } = await buyer.pays('SOLO', 'MONTHLY');
  const own = { userId: buyer.userId, ...at, gatewayPackage: bought };
  expect(await app.internal(ownSubscription, own)).toEqual({ expiryDate: charge.to });
  for (const patch of [
    { userId: other.userId },
    { gatewayCode: 'IYZICO' as const },
    { gatewayPackage: 'p' },
    { gatewaySubsId: 'another' },
  ])
    expect(await app.internal(ownSubscription, { ...own, ...patch })).toBeNull();
});

test('gateways learn every package that they can carry out, and no other', async () => {
  const ids = await Promise.all(
    (['PAYPAL', 'IYZICO', 'OPERATOR'] as const).map(async (gatewayCode) => [
      gatewayCode,
      (await app.internal(packages, { gatewayCode })).filter(({ intro }) => intro).length,
    ]),
  );
  // ramadan-special for two periods, 80-off and lantern-radio for one each; their trials cost something.
  expect(ids).toEqual([
    ['PAYPAL', 4],
    ['IYZICO', 0],
    ['OPERATOR', 0],
  ]);
});

test('access follows accessUntil, for the account and its entitlement', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  const known = await app.internal(subscriptionOf, { userId: buyer.userId });
  expect(known?.accessUntil).toBe(new Date(Date.parse(bought.charge.to) + 3 * DAY).toISOString());
  const until = Date.parse(known?.accessUntil ?? '');
  const paid = { status: 'ACTIVE', expiresAt: until } as const;
  expect([entitlementOf(paid, until - 1), entitlementOf(paid, until)]).toEqual([
    'ALLOWED',
    'PACKAGES',
  ]);
});
