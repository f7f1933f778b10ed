import { purchase } from '@kandil/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const app = await buyersOfFile();
beforeAll(async () => {
  await app.db
    .insertInto('promo_code')
    .values([
      { code: 'FU11', offer_code: 'lantern-radio', seats: 1, used: 1, sold: true },
      { code: 'S00N', offer_code: 'lantern-radio', valid_from: new Date('2099-01-01'), sold: true },
    ])
    .execute();
});

const plansFor = async (visitor: Visitor, promoCode?: string, zone?: string) => {
  const { status, data } = await visitor.call(
    purchase.subscriptionPlans,
    promoCode === undefined ? {} : { promoCode },
    { headers: zone ? { 'x-zone': zone } : {} },
  );
  expect(status).toBe(200);
  return data;
};
const planOf = (data: Awaited<ReturnType<typeof plansFor>>, periodCode: string, planCode: string) =>
  data.periods
    .find((period) => period.periodCode === periodCode)
    ?.plans.find((plan) => plan.planCode === planCode);

test('guests see prices and ways to pay', { tags: ['ENTITY-37'] }, async () => {
  const data = await plansFor(app.visitor());
  expect(data.periods.map((period) => Object.keys(period))).toEqual([
    ['periodCode', 'title', 'selected', 'savingPercent', 'plans'],
    ['periodCode', 'title', 'selected', 'savingPercent', 'plans'],
  ]);
  expect(
    data.periods.map(({ periodCode, title, selected }) => [periodCode, title, selected]),
  ).toEqual([
    ['MONTHLY', 'Monthly', false],
    ['YEARLY', 'Yearly', true],
  ]);
  const solo = planOf(data, 'MONTHLY', 'SOLO');
  expect(solo).toMatchObject({ planCode: 'SOLO', title: 'Solo', selected: false });
  expect(solo).toMatchObject({ today: { amount: 499 }, promoText: null });
  expect(
    solo?.paymentOptions.map(({ gatewayCode, sourceKind, title }) => [
      gatewayCode,
      sourceKind,
      title,
    ]),
  ).toEqual([
    ['PAYPAL', 'REDIRECT', 'PayPal'],
    ['OPERATOR', 'PAYMENT_SOURCE_MSISDN', 'Mobile number'],
    ['OPERATOR', 'CONSENT_GATEWAY', 'Mobile operator’s page'],
  ]);
  expect([solo?.optionNotes, solo?.asksCountry]).toEqual([[], true]);
});

test('cards are offered by the time zone of a guest, never in the EEA or the United Kingdom', async () => {
  const kinds = async (zone: string) =>
    planOf(await plansFor(app.visitor(), undefined, zone), 'MONTHLY', 'SOLO')?.paymentOptions.map(
      ({ gatewayCode }) => gatewayCode,
    );
  expect(await kinds('Europe/Istanbul')).toContain('IYZICO');
  for (const zone of ['Europe/Berlin', 'Europe/London', 'America/New_York', 'nowhere'])
    expect(await kinds(zone)).not.toContain('IYZICO');
});

test('a code that applies: today’s price, the next charge, and who can carry it out', async () => {
  const data = await plansFor(app.visitor(), 'lantern-80');
  expect(data.promoCodeAction).toEqual({
    promoCode: 'lantern-80',
    applied: true,
    reason: null,
    text: 'Your code has been applied.',
  });
  const solo = planOf(data, 'YEARLY', 'SOLO');
  expect(solo).toMatchObject({
    selected: true,
    price: { amount: 3999 },
    today: { amount: 2388 },
    nextCharge: { price: { amount: 3999 } },
    promoText: expect.stringMatching(/^\$23\.88 today, then \$39\.99 from /),
  });
  expect(solo?.paymentOptions.map(({ gatewayCode }) => gatewayCode)).toEqual(['PAYPAL']);
  expect(solo?.optionNotes).toContain('You can’t pay with your mobile operator for this offer.');
  expect(planOf(data, 'YEARLY', 'FAMILY')).toMatchObject({
    today: { amount: 6399 },
    promoText: 'This code doesn’t apply to this plan and billing period.',
  });
  const eid = planOf(await plansFor(app.visitor(), 'EID'), 'MONTHLY', 'SOLO');
  expect(eid).toMatchObject({
    today: { amount: 0 },
    nextCharge: { date: '2027-05-16T00:00:00.000Z' },
    promoText: 'Free until May 16, 2027, then $4.99.',
  });
});

describe('a code that does not apply says exactly why', () => {
  test.each([
    ['UNKNOWN', 'NOPE', 'We don’t know this code. Please check the spelling.'],
    ['EXPIRED', 'RAMADAN', 'This code has expired.'],
    ['EXPIRED', 'KANDIL80', 'This code has expired.'],
    ['NOT_YET', 'SOON', 'This code can’t be used yet.'],
    ['USED_UP', 'FULL', 'This code has reached its usage limit.'],
  ])('%s', async (reason, code, text) => {
    const data = await plansFor(app.visitor(), code);
    expect(data.promoCodeAction).toEqual({ promoCode: code, applied: false, reason, text });
    expect(planOf(data, 'YEARLY', 'SOLO')).toMatchObject({
      today: { amount: 3999 },
      promoText: text,
    });
  });

  test('ALREADY_USED', async () => {
    const buyer = await app.buyer();
    await buyer.pays('SOLO', 'YEARLY', { code: 'LANTERN80', amount: 2388 });
    const { promoCodeAction } = await plansFor(buyer.visitor, 'FIRST-HUNDRED');
    expect(promoCodeAction).toMatchObject({
      reason: 'ALREADY_USED',
      text: 'You have already used this offer.',
    });
  });

  test('OTHER_OFFER', { tags: ['CAMPAIGN-16'] }, async () => {
    const buyer = await app.buyer();
    await buyer.pays('SOLO', 'YEARLY', { code: 'LANTERN80', amount: 2388 });
    const data = await plansFor(buyer.visitor, 'EID');
    expect(data.promoCodeAction).toMatchObject({ applied: false, reason: 'OTHER_OFFER' });
    expect(planOf(data, 'MONTHLY', 'SOLO')?.promoText).toMatch(/^This code is for new/);
  });

  test('OTHER_PLAN and OTHER_GATEWAY', async () => {
    const sold = (code: 'PAYPAL', is: boolean) =>
      app.db.updateTable('gateway').set({ sold: is }).where('code', '=', code).execute();
    await app.db
      .updateTable('offer')
      .set({ plans: [] })
      .where('code', '=', 'lantern-radio')
      .execute();
    const other = await plansFor(app.visitor(), 'LANTERN80');
    await app.db
      .updateTable('offer')
      .set({ plans: ['SOLO'] })
      .where('code', '=', 'lantern-radio')
      .execute();
    await sold('PAYPAL', false);
    const none = await plansFor(app.visitor(), 'LANTERN80');
    await sold('PAYPAL', true);
    expect([other, none].map(({ promoCodeAction }) => promoCodeAction?.reason)).toEqual([
      'OTHER_PLAN',
      'OTHER_GATEWAY',
    ]);
  });
});

test('eleven guesses an hour are too many; codes that exist do not count', async () => {
  const visitor = app.visitor({ ip: '203.0.113.7' });
  const status = async (promoCode: string) =>
    (await visitor.call(purchase.subscriptionPlans, { promoCode })).status;
  for (let guess = 0; guess < 10; guess += 1) expect(await status(`GUESS${guess}`)).toBe(200);
  expect(await status('GUESS10')).toBe(429);
  expect(
    (
      await app
        .visitor({ ip: '203.0.113.8' })
        .call(purchase.subscriptionPlans, { promoCode: 'EID' })
    ).status,
  ).toBe(200);
  app.advance(3_600_000);
  for (let use = 0; use < 12; use += 1) expect(await status('EID')).toBe(200);
});

test('a member sees what a change costs, and when', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  const data = await plansFor(buyer.visitor);
  expect(planOf(data, 'MONTHLY', 'SOLO')).toMatchObject({
    current: true,
    paymentOptions: [],
    optionNotes: ['This is your current plan.'],
  });
  expect(planOf(data, 'MONTHLY', 'FAMILY')).toMatchObject({ today: { amount: 799 } });
  const mobile = planOf(data, 'MONTHLY', 'MOBILE');
  expect(mobile).toMatchObject({
    today: { amount: 0 },
    nextCharge: { date: bought.charge.to, price: { amount: 299 } },
  });
  expect(mobile?.paymentOptions.map(({ gatewayCode }) => gatewayCode)).toEqual(['PAYPAL']);
  expect(mobile?.optionNotes.join()).toContain('can’t start at a later date');
});
