import { auth, purchase } from '@kandil/contract';
import { subscriptionOf } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { currentSite, setSite } from '../../../platform/site.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { seedDemoPurchases } from '../store/demo.ts';

const DAY = 86_400_000;
let product: ProductApp;
let guest: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
});
afterAll(() => product.close());

describe('plans', () => {
  test('without family sharing, plans promise none', async () => {
    const promises = async () => {
      const { data } = await guest.call(purchase.subscriptionPlans, {});
      const plans = data.periods.flatMap(({ plans }) => plans);
      return {
        seats: Math.max(...plans.map(({ familySeats }) => familySeats)),
        named: plans.some(({ featureCodes }) => featureCodes.includes('family-sharing')),
        listed: data.features.some(({ code }) => code === 'family-sharing'),
      };
    };
    expect(await promises()).toEqual({ seats: 4, named: true, listed: true });
    const demo = currentSite();
    setSite({ ...demo, parts: { family: false } });
    expect(await promises()).toEqual({ seats: 0, named: false, listed: false });
    setSite(demo);
  });

  test(
    'POST /v1/subscription-plans returns periods, features and promoCodeAction, with and without a promo code',
    { tags: ['PURCHASE-06', 'PURCHASE-07', 'PURCHASE-10'] },
    async () => {
      const post = async (payload?: object) => {
        const url = '/api/purchase/v1/subscription-plans';
        const answer = await product.app.inject({
          method: 'POST',
          url,
          ...(payload && { payload }),
        });
        expect(answer.statusCode).toBe(200);
        const { data } = answer.json();
        // The day of the next charge is counted from the moment of the request.
        for (const { plans } of data.periods)
          for (const plan of plans) {
            plan.nextCharge.date = '';
            expect(plan.promoText).toBe(
              payload && 'promoCode' in payload ? data.promoCodeAction.text : null,
            );
            delete plan.promoText;
          }
        expect(Object.keys(data).sort()).toEqual([
          'countryCode',
          'features',
          'periods',
          'promoCodeAction',
        ]);
        return data;
      };
      const [none, empty, withCode] = [
        await post(),
        await post({}),
        await post({ promoCode: 'NOPE' }),
      ];
      expect(none).toEqual(empty);
      expect(none.promoCodeAction).toBeNull();
      expect(withCode).toEqual({
        ...none,
        promoCodeAction: {
          promoCode: 'NOPE',
          applied: false,
          reason: 'UNKNOWN',
          text: expect.any(String),
        },
      });
      expect(none.periods.length).toBeGreaterThan(0);
      for (const period of none.periods) expect(period.plans.length).toBeGreaterThan(0);
      expect(none.features.length).toBeGreaterThan(0);
      for (const feature of none.features)
        expect(feature).toEqual({ code: expect.any(String), title: expect.stringMatching(/\S/) });
    },
  );

  test(
    'each period has the plans with their prices, seats and gateways',
    { tags: ['PURCHASE-12'] },
    async () => {
      const { data } = await guest.call(purchase.subscriptionPlans, {});
      const prices = data.periods.map(({ periodCode, plans }) => [
        periodCode,
        ...plans.map(({ planCode, price }) => `${planCode} ${price.amount} ${price.currency}`),
      ]);
      expect(prices).toEqual([
        ['MONTHLY', 'SOLO 499 USD', 'FAMILY 799 USD', 'MOBILE 299 USD'],
        ['YEARLY', 'SOLO 3999 USD', 'FAMILY 6399 USD', 'MOBILE 2399 USD'],
      ]);
      expect(data.periods.map(({ selected, savingPercent }) => [selected, savingPercent])).toEqual([
        [false, 0],
        [true, 33],
      ]);
      const known = new Set(data.features.map(({ code }) => code));
      const named = data.periods.flatMap(({ plans }) =>
        plans.flatMap(({ featureCodes }) => featureCodes),
      );
      expect(named.filter((code) => !known.has(code))).toEqual([]);
      expect(
        data.periods[1]?.plans.map(({ streams, familySeats }) => [streams, familySeats]),
      ).toEqual([
        [2, 0],
        [4, 4],
        [1, 0],
      ]);
      expect(data.periods[1]?.plans[0]?.monthlyPrice).toEqual({ amount: 333, currency: 'USD' });
    },
  );

  test('are in the visitor’s language', async () => {
    const { data } = await product.visitor({ language: 'ar' }).call(purchase.subscriptionPlans, {});
    expect(data.periods[1]).toMatchObject({
      title: 'سنوي',
      plans: [{ title: 'فردية' }, { title: 'عائلية' }, { title: 'جوّال' }],
    });
  });

  test('the member’s own plan is marked; the family plan is preselected without one', async () => {
    const marked = async (visitor: Visitor) => {
      const { data } = await visitor.call(purchase.subscriptionPlans, {});
      return data.periods.flatMap(({ periodCode, plans }) =>
        plans.filter(({ current }) => current).map(({ planCode }) => `${periodCode} ${planCode}`),
      );
    };
    expect(await marked(await product.member('member'))).toEqual(['YEARLY SOLO']);
    expect(await marked(await product.member('free'))).toEqual([]);
    const { data } = await guest.call(purchase.subscriptionPlans, {});
    expect(
      data.periods.map(({ plans }) => plans.find(({ selected }) => selected)?.planCode),
    ).toEqual(['FAMILY', 'FAMILY']);
  });

  test('an unknown code is not applied, and the answer says why', async () => {
    const { status, data } = await guest.call(purchase.subscriptionPlans, { promoCode: 'NOPE' });
    expect(status).toBe(200);
    expect(data.promoCodeAction).toEqual({
      promoCode: 'NOPE',
      applied: false,
      reason: 'UNKNOWN',
      text: 'We don’t know this code. Please check the spelling.',
    });
  });

  test('a code of 65 letters is refused', async () => {
    expect(
      (await guest.call(purchase.subscriptionPlans, { promoCode: 'A'.repeat(65) })).status,
    ).toBe(400);
  });
});

describe('the plan and receipts of a member', () => {
  test(
    'the plan, with the next charge while it is active',
    { tags: ['PURCHASE-09', 'PURCHASE-12'] },
    async () => {
      const member = await product.member('family');
      const path = '/v1/user/plan';
      const { data, headers } = await member.call(purchase.userPlan, {}, { path });
      expect(purchase.userPlan.method).toBe('GET');
      expect(data).toMatchObject({
        planCode: 'FAMILY',
        periodCode: 'YEARLY',
        title: 'Family',
        status: 'ACTIVE',
        streams: 4,
        gatewayCode: 'PAYPAL',
      });
      expect(data?.nextCharge).toEqual({
        date: data?.expiryDate,
        price: { amount: 6399, currency: 'USD' },
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(
        (await (await product.member('suspended')).call(purchase.userPlan, {})).data,
      ).toMatchObject({ status: 'SUSPENDED', nextCharge: null });
      expect(
        (await (await product.member('canceled')).call(purchase.userPlan, {})).data,
      ).toMatchObject({ status: 'CANCELED', nextCharge: null });
    },
  );

  test('a member who never paid has no plan and no receipts', async () => {
    const free = await product.member('free');
    expect((await free.call(purchase.userPlan, {})).data).toBeNull();
    expect((await free.call(purchase.userReceipts, {})).data).toEqual({ receipts: [], note: null });
  });

  test(
    'receipts, newest first, each with a fortieth given away',
    { tags: ['PURCHASE-08', 'PURCHASE-11', 'PURCHASE-12'] },
    async () => {
      const member = await product.member('member');
      const path = '/v1/user/receipts';
      const { data } = await member.call(purchase.userReceipts, {}, { path });
      const { fullName } = (await member.call(auth.userDetail, {})).data;
      expect([purchase.userReceipts.method, Object.keys(data)]).toEqual([
        'GET',
        ['receipts', 'note'],
      ]);
      expect(data.receipts).toHaveLength(3);
      expect(data.note).toContain('2.5%');
      const dates = data.receipts.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(data.receipts[0]).toMatchObject({
        kind: 'RECEIPT',
        number: expect.stringMatching(/^KND-\d{8}$/),
        seller: ['Kandil Media', '1 Lantern Street', '10000 Demo City'],
        buyer: fullName,
        planTitle: 'Solo',
        periodTitle: 'Yearly',
        gatewayCode: 'PAYPAL',
        status: 'PAID',
        amount: { amount: 3999, currency: 'USD' },
        givingShare: { amount: 100, currency: 'USD' },
      });
    },
  );

  test('guests and ended sessions are refused', { tags: ['ROLE-09'] }, async () => {
    for (const call of [purchase.userPlan, purchase.userReceipts]) {
      expect(await guest.call(call, {})).toMatchObject({
        status: 401,
        meta: { code: 'LOGIN_REQUIRED' },
      });
    }
    const member = await product.member('member');
    const before = member.token;
    await member.call(auth.logout, {});
    for (const call of [purchase.userPlan, purchase.userReceipts]) {
      expect(await member.call(call, {}, { token: before })).toMatchObject({
        status: 401,
        meta: { code: 'SESSION_ENDED' },
      });
    }
  });
});

test('an expired canceled plan is no plan; other services still get its expiry', async () => {
  const own = await openProductApp();
  try {
    own.advance(27 * DAY);
    const member = await own.member('canceled');
    expect((await member.call(purchase.userPlan, {})).data).toBeNull();
    const userId = DEMO_ACCOUNTS.find(({ role }) => role === 'canceled')?.userId ?? '';
    const known = await own.internal(subscriptionOf, { userId });
    expect(known?.subscriptionStatus).toBe('CANCELED');
    expect(Date.parse(known?.expiryDate ?? '')).toBeLessThan(own.now());
  } finally {
    await own.close();
  }
});

test('a repeated seed keeps changes and adds no duplicates', async () => {
  const count = async () =>
    (await product.database.pool.query('select count(*)::int as n from purchase.receipt')).rows[0]
      ?.n as number;
  const before = await count();
  await product.database.pool.query(
    `update purchase.subscription set status = 'CANCELED', canceled_at = now() where plan_code = 'FAMILY'`,
  );
  await seedDemoPurchases(product.database, product.now);
  expect(await count()).toBe(before);
  expect((await (await product.member('family')).call(purchase.userPlan, {})).data?.status).toBe(
    'CANCELED',
  );
});
