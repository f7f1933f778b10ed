import { ended, renewalFailed, reversed, settle } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';

const DAY = 86_400_000;
const app = await buyersOfFile();

const later = (days: number) => new Date(app.now() + days * DAY).toISOString();

test('the first charge opens access, with one receipt, one mail, and its share', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  expect(bought.answer).toEqual({ outcome: 'SETTLED', replaced: null });
  expect(await buyer.plan()).toMatchObject({
    planCode: 'SOLO',
    status: 'ACTIVE',
    price: { amount: 499, currency: 'USD' },
    nextCharge: { date: bought.charge.to, price: { amount: 499 } },
    gatewaySubsId: bought.gatewaySubsId,
  });
  const receipts = await buyer.receipts();
  expect(receipts).toMatchObject([
    { kind: 'RECEIPT', amount: { amount: 499 }, givingShare: { amount: 13 }, status: 'PAID' },
  ]);
  const [receipt] = receipts;
  expect(await buyer.mail('Your receipt')).toContain(receipt?.number);
  // Repeated, as after a lost answer.
  expect(await app.internal(settle, bought.input)).toEqual({ outcome: 'KNOWN', replaced: null });
  expect(await buyer.receipts()).toHaveLength(1);
});

test('a consent opens access without a receipt; its first charge is booked later', async () => {
  const buyer = await app.buyer();
  const consent = await buyer.consents('SOLO', 'MONTHLY', { code: 'EID' });
  expect(consent.terms).toMatchObject({ startsAt: '2027-05-16T00:00:00.000Z', intro: null });
  expect(await buyer.access()).toBe('ALLOWED');
  expect(await buyer.receipts()).toEqual([]);
  expect(await buyer.renews(consent)).toMatchObject({ outcome: 'SETTLED' });
  expect(await buyer.receipts()).toHaveLength(1);
});

describe('a renewal', () => {
  test('that is charged opens the next period', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    expect(await buyer.renews(bought)).toEqual({ outcome: 'SETTLED', replaced: null });
    const receipts = await buyer.receipts();
    expect(receipts.map(({ from }) => from)).toContain(bought.charge.to);
    expect((await buyer.plan())?.expiryDate).toBe(app.monthAfter(bought.charge.to));
  });

  test('that failed leaves three days of grace with a mail; then it is suspended', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    const at = bought.charge.to;
    app.advanceTo(at, 1000);
    const failure = { ...bought.at, at, reason: 'NO_FUNDS' } as const;
    await app.internal(renewalFailed, failure);
    await app.internal(renewalFailed, failure);
    expect(await buyer.mail('couldn’t renew')).toContain('$4.99');
    app.advance(2 * DAY);
    await app.moves();
    expect(await buyer.access()).toBe('ALLOWED');
    app.advance(DAY + 1000);
    await app.moves();
    expect(await buyer.access()).toBe('PACKAGES_SUSPENDED');
    await buyer.mail('is paused');
    expect(
      app.mails.filter(({ to, subject }) => to === buyer.email && subject.includes('renew')),
    ).toHaveLength(1);
  });

  test('that never came is suspended after three days', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    app.advanceTo(bought.charge.to, 2.9 * DAY);
    await app.moves();
    expect(await buyer.access()).toBe('ALLOWED');
    app.advance(0.2 * DAY);
    await app.moves();
    expect(await buyer.access()).toBe('PACKAGES_SUSPENDED');
  });

  test('of another amount is booked as it was charged', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    expect(await buyer.renews(bought, { amount: 599 })).toMatchObject({ outcome: 'SETTLED' });
    const receipts = await buyer.receipts();
    expect(receipts[0]?.amount.amount).toBe(599);
    expect((await buyer.plan())?.price.amount).toBe(499);
    expect(app.alarms).toContainEqual(
      expect.objectContaining({ amount: 599, agreed: 499, currency: 'USD' }),
    );
  });

  test('after a first price costs the full price: less is an alarm', async () => {
    const buyer = await app.buyer('stranger');
    const bought = await buyer.pays('SOLO', 'YEARLY', { code: 'LANTERN80', amount: 2388 });
    const alarms = () => app.alarms.filter((alarm) => JSON.stringify(alarm).includes('2388'));
    expect(alarms()).toEqual([]);
    await buyer.renews(bought, { amount: 2388 });
    expect(alarms()).toEqual([expect.objectContaining({ amount: 2388, agreed: 3999 })]);
  });

  test('of a period that is paid is surplus', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    const again = { ...bought.charge, chargeId: randomUUID() };
    expect(
      await app.internal(settle, { ...bought.input, intent: null, charge: again }),
    ).toMatchObject({ outcome: 'SURPLUS' });
    expect(await buyer.receipts()).toHaveLength(1);
  });

  test('of a subscription that nobody knows is repeated later', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    const unknown = { ...bought.input, gatewaySubsId: 'unknown', intent: null };
    const charge = { ...bought.charge, chargeId: randomUUID() };
    await expect(app.internal(settle, { ...unknown, charge })).rejects.toThrow('NOT_FOUND');
  });
});

describe('a suspended subscription', () => {
  test('is active again when it is charged', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.suspended();
    await buyer.renews(bought);
    expect(await buyer.access()).toBe('ALLOWED');
  });

  test('is canceled when its owner cancels, without access', async () => {
    const buyer = await app.buyer();
    const old = await buyer.suspended();
    expect(await buyer.access()).toBe('PACKAGES_SUSPENDED');
    await app.internal(ended, { ...old.at, at: later(0) });
    await buyer.mail('has been canceled');
    expect([await buyer.plan(), await buyer.access()]).toEqual([null, 'PACKAGES']);
  });

  test('is replaced when it is paid by another gateway, and canceled there first', async () => {
    const buyer = await app.buyer();
    const old = await buyer.suspended();
    const bought = await buyer.pays('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' });
    expect(bought.terms?.replaces).toEqual({ ...old.at, cancelFirst: true });
    expect(bought.answer).toEqual({ outcome: 'SETTLED', replaced: { ...old.at, refund: null } });
    expect(await buyer.access()).toBe('ALLOWED');
  });
});

test('a canceled subscription is open until its period ends', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  const input = { ...bought.at, at: later(0) };
  expect(await app.internal(ended, input)).toEqual({ expiryDate: bought.charge.to });
  expect(await app.internal(ended, input)).toEqual({ expiryDate: bought.charge.to });
  expect(await buyer.plan()).toMatchObject({
    status: 'CANCELED',
    canRestart: true,
    nextCharge: null,
    accessUntil: bought.charge.to,
  });
  await buyer.mail('has been canceled');
  expect(await buyer.access()).toBe('ALLOWED');
  app.advanceTo(bought.charge.to, 1000);
  expect(await buyer.access()).toBe('PACKAGES');
  expect(await buyer.renews(bought)).toMatchObject({ outcome: 'SURPLUS' });
});

test('an expired subscription is followed by a new one, at its own charge', async () => {
  const buyer = await app.buyer();
  const old = await buyer.pays('SOLO', 'MONTHLY');
  await app.internal(ended, { ...old.at, at: later(0) });
  app.advanceTo(old.charge.to, 1000);
  expect(await buyer.access()).toBe('PACKAGES');
  const next = await buyer.pays('SOLO', 'MONTHLY');
  expect(next.answer).toEqual({ outcome: 'SETTLED', replaced: null });
  expect(await buyer.plan()).toMatchObject({
    status: 'ACTIVE',
    gatewaySubsId: next.gatewaySubsId,
    expiryDate: next.charge.to,
  });
});

test('a restart is charged when the period ends', async () => {
  const buyer = await app.buyer();
  const old = await buyer.pays('SOLO', 'MONTHLY');
  await app.internal(ended, { ...old.at, at: later(0) });
  await expect(buyer.reserves('SOLO', 'MONTHLY', { gatewayCode: 'OPERATOR' })).rejects.toThrow(
    'GATEWAY_UNAVAILABLE',
  );
  const next = await buyer.consents('SOLO', 'MONTHLY', { freeUntil: old.charge.to });
  expect(next.terms).toMatchObject({ startsAt: old.charge.to, replaces: null });
  expect(await buyer.plan()).toMatchObject({
    status: 'ACTIVE',
    nextCharge: { date: old.charge.to },
    gatewaySubsId: next.gatewaySubsId,
  });
});

test('a larger plan begins at once, and the unused whole days are given back', async () => {
  const buyer = await app.buyer();
  const old = await buyer.pays('SOLO', 'MONTHLY');
  app.advance(10 * DAY);
  const bought = await buyer.pays('FAMILY', 'MONTHLY');
  expect(bought.terms).toMatchObject({
    startsAt: null,
    replaces: { ...old.at, cancelFirst: false },
  });
  const days = Math.round((Date.parse(old.charge.to) - Date.parse(old.charge.from)) / DAY);
  const amount = Math.floor((499 * (days - 11)) / days);
  const refund = { chargeId: old.charge.chargeId, amount, currency: 'USD' };
  expect(bought.answer).toEqual({ outcome: 'SETTLED', replaced: { ...old.at, refund } });
  expect(await app.internal(settle, bought.input)).toEqual({
    outcome: 'KNOWN',
    replaced: { ...old.at, refund },
  });
  expect((await buyer.plan())?.planCode).toBe('FAMILY');
});

test('a smaller plan begins when the period ends', async () => {
  const buyer = await app.buyer();
  const old = await buyer.pays('FAMILY', 'MONTHLY');
  const next = await buyer.consents('SOLO', 'MONTHLY', { freeUntil: old.charge.to });
  expect(next.answer).toEqual({ outcome: 'SETTLED', replaced: { ...old.at, refund: null } });
  expect(await buyer.plan()).toMatchObject({
    planCode: 'FAMILY',
    status: 'ACTIVE',
    nextCharge: { date: old.charge.to, price: { amount: 499 } },
  });
  await app.internal(ended, { ...old.at, at: later(0) });
  app.advanceTo(old.charge.to, 1000);
  expect(await buyer.plan()).toMatchObject({ planCode: 'SOLO', status: 'ACTIVE' });
  expect(await buyer.access()).toBe('ALLOWED');
});

describe('money that went back', () => {
  const back = (charge: { chargeId: string }, refunded: number, kind = 'REFUND' as const) =>
    ({ gatewayCode: 'PAYPAL', chargeId: charge.chargeId, kind, refunded, at: later(0) }) as const;

  test('all of the current period ends access, with a credit note and a mail', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    await app.internal(reversed, back(bought.charge, 499));
    await app.internal(reversed, back(bought.charge, 499));
    expect(await buyer.access()).toBe('PACKAGES');
    const receipts = await buyer.receipts();
    expect(
      receipts.map(({ kind, status, amount, givingShare }) => [
        kind,
        status,
        amount.amount,
        givingShare.amount,
      ]),
    ).toEqual([
      ['CREDIT_NOTE', 'REFUNDED', -499, -13],
      ['RECEIPT', 'REFUNDED', 499, 13],
    ]);
    await buyer.mail('refunded');
  });

  test('a chargeback does the same', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    await app.internal(reversed, { ...back(bought.charge, 499), kind: 'CHARGEBACK' });
    expect(await buyer.access()).toBe('PACKAGES');
    const receipts = await buyer.receipts();
    expect(receipts.map(({ status }) => status)).toEqual(['CHARGED_BACK', 'CHARGED_BACK']);
    await buyer.mail('charged back');
  });

  test('a part changes the receipt alone; what follows is the difference', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    await app.internal(reversed, back(bought.charge, 100));
    await app.internal(reversed, back(bought.charge, 250));
    expect(await buyer.access()).toBe('ALLOWED');
    const receipts = await buyer.receipts();
    expect(receipts.map(({ amount, status }) => [amount.amount, status])).toEqual([
      [-150, 'REFUNDED'],
      [-100, 'REFUNDED'],
      [499, 'PAID'],
    ]);
    // 2.5 % of the 249 that are left, rounded up.
    const shares = receipts.map(({ givingShare }) => givingShare.amount);
    expect(shares.reduce((sum, share) => sum + share)).toBe(7);
  });

  test('of an older period changes the receipt alone', async () => {
    const buyer = await app.buyer();
    const bought = await buyer.pays('SOLO', 'MONTHLY');
    app.advanceTo(bought.charge.to, 1000);
    await buyer.renews(bought);
    await app.internal(reversed, back(bought.charge, 499));
    expect(await buyer.access()).toBe('ALLOWED');
  });
});
