import { auth } from '@kandil/contract';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DemoAccount, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/accounts.ts';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { freshPhone, verifiedPhone } from '../../../testing/auth-secrets.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { seedDemoPurchases } from '../../purchase/store/demo.ts';
import { seedDemo } from '../flows/demo.ts';

const SET_STATUS = `update purchase.subscription set status = $2::text,
  suspended_at = case $2::text when 'SUSPENDED' then now() end,
  canceled_at = case $2::text when 'CANCELED' then now() end where user_id = $1`;

const app = await openAuthApp();
afterAll(() => app.close());

const linkIn = (mail: { text: string }) => new URL(/http\S+/.exec(mail.text)?.[0] ?? '');

async function demoMember(role: DemoAccount['role']): Promise<Visitor> {
  await seedDemo(app.database, app.now);
  await seedDemoPurchases(app.database, app.now);
  const visitor = app.visitor();
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '';
  visitor.token = (
    await visitor.call(auth.login, { email, password: DEMO_PASSWORD })
  ).data.accessToken;
  return visitor;
}

describe('userDetail and user', () => {
  test.each([
    ['AUTH-20', '/auth/userDetail', auth.userDetail],
    ['AUTH-21', '/auth/user', auth.user],
  ])(
    '%s GET %s returns the account with and without a subscription',
    { tags: ['ENTITY-01', 'ROLE-02'] },
    async (_id, _path, call) => {
      const { visitor, email, userId } = await signedUp(app);
      const without = await visitor.call(call, {});
      expect(without.status).toBe(200);
      expect(without.data).toEqual({
        userId,
        otpRequired: false,
        otpRetryAfter: null,
        email,
        msisdn: null,
        fullName: 'Meryem Aksoy',
        countryCode: '',
        userProfile: [expect.objectContaining({ isDefaultProfile: true })],
        enteredProfileId: null,
        subscription: null,
        userAction: null,
        userWarningAction: null,
        emailVerifyAction: null,
        hasPassword: true,
        msisdnVerified: false,
        deletionAt: null,
      });
      const holder = await demoMember('suspended');
      const { subscription } = (await holder.call(call, {})).data;
      expect(subscription).toMatchObject({ productCode: 'SOLO', subscriptionStatus: 'SUSPENDED' });
    },
  );

  test.each([
    ['member', 'SOLO', 'ACTIVE'],
    ['family', 'FAMILY', 'ACTIVE'],
    ['suspended', 'SOLO', 'SUSPENDED'],
    ['canceled', 'SOLO', 'CANCELED'],
  ] as const)(
    'the subscription of the demo account %s is complete',
    { tags: ['ENTITY-04'] },
    async (role, productCode, subscriptionStatus) => {
      const holder = await demoMember(role);
      const { subscription } = (await holder.call(auth.userDetail, {})).data;
      expect(subscription).toEqual({
        productCode,
        subscriptionStatus,
        paymentGatewayCode: expect.stringMatching(/^(PAYPAL|IYZICO)$/),
        expiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        subscriptionCode: expect.stringMatching(/./),
        shared: false,
      });
    },
  );

  test(
    'a subscription is ACTIVE, SUSPENDED or CANCELED; the database rejects other values',
    { tags: ['ENTITY-05'] },
    async () => {
      const holder = await demoMember('member');
      const set = (status: string) =>
        app.database.pool.query(SET_STATUS, [DEMO_ACCOUNTS[0]?.userId, status]);
      onTestFinished(async () => void (await set('ACTIVE')));
      for (const status of ['ACTIVE', 'SUSPENDED', 'CANCELED']) {
        await set(status);
        const { subscription } = (await holder.call(auth.userDetail, {})).data;
        expect(subscription?.subscriptionStatus).toBe(status);
      }
      for (const status of ['CANCELLED', 'active', 'EXPIRED', ''])
        await expect(set(status)).rejects.toThrow('check constraint');
    },
  );

  test(
    'an unverified e-mail address adds an action to verify it',
    { tags: ['ENTITY-02'] },
    async () => {
      const visitor = app.visitor({ language: 'ar' });
      const form = { ...signUpForm(freshEmail()), msisdn: '905553334455' };
      visitor.token = (await visitor.call(auth.register, form)).data.accessToken;
      const { data } = await visitor.call(auth.userDetail, {});
      expect(data.emailVerifyAction?.actionType).toBe('EMAIL_VERIFY');
      expect(data.emailVerifyAction?.warningText).toMatch(/[\u0600-\u06FF]/);
    },
  );

  test('while the purchase service is unavailable, the account is refused and login works', async () => {
    const { visitor, email } = await signedUp(app);
    app.away.add('purchase');
    onTestFinished(() => app.away.clear());
    expect((await visitor.call(auth.userDetail, {})).status).toBe(503);
    const { status, data } = await visitor.call(auth.login, {
      email,
      password: PASSWORD,
      returnNewUserModel: true,
    });
    expect([status, data.user]).toEqual([200, null]);
  });

  test.each([
    ['userDetail', auth.userDetail],
    ['user', auth.user],
  ])('a guest is refused %s', async (_name, call) => {
    const { status, meta } = await app.visitor().call(call, {});
    expect([status, meta?.['code']]).toEqual([401, 'LOGIN_REQUIRED']);
  });
});

describe('userInfo', () => {
  test('POST /v2/auth/user-info changes the given fields', { tags: ['AUTH-36'] }, async () => {
    const { visitor, email } = await signedUp(app);
    const { status, data } = await visitor.call(auth.userInfo, {
      fullName: ' Yusuf  Demir ',
      countryCode: 'tr',
      msisdn: '905557778899',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      fullName: 'Yusuf Demir',
      countryCode: 'TR',
      msisdn: '905557778899',
      email,
    });
    expect((await visitor.call(auth.userInfo, {})).data).toEqual(data);
  });

  test('a new e-mail waits for its link', async () => {
    const { visitor, email } = await signedUp(app);
    const next = freshEmail();
    expect((await visitor.call(auth.userInfo, { email: next })).data.email).toBe(email);
    expect(linkIn(await app.mailTo(next)).pathname).toBe('/verify');
  });

  test.each([
    ['a name of spaces', { fullName: ' ' }, 400],
    ['a country of digits', { countryCode: '12' }, 400],
    ['a broken e-mail', { email: 'meryem' }, 400],
  ])('refuses %s', async (_name, args, status) => {
    const { visitor } = await signedUp(app);
    expect((await visitor.call(auth.userInfo, args)).status).toBe(status);
  });

  test('refuses the verified phone of another account, and a guest', async () => {
    const { msisdn } = await verifiedPhone(app);
    const other = await signedUp(app);
    const refused = await other.visitor.call(auth.userInfo, { msisdn });
    expect(refused.meta?.['code']).toBe('PHONE_TAKEN');
    expect((await app.visitor().call(auth.userInfo, {})).status).toBe(401);
  });

  test('a verified phone stays until the new one is verified', async () => {
    const { visitor, msisdn } = await verifiedPhone(app);
    const { status, data } = await visitor.call(auth.userInfo, { msisdn: freshPhone() });
    expect([status, data.msisdn, data.msisdnVerified]).toEqual([200, msisdn, true]);
  });
});
