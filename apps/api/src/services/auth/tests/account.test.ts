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
import { closeDemo, seedDemo } from '../store/demo.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const linkIn = (mail: { text: string }) => new URL(/http\S+/.exec(mail.text)?.[0] ?? '');
const tokenIn = (mail: { text: string }) => linkIn(mail).searchParams.get('token') ?? '';

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
    '%s GET %s answers the account with and without a subscription',
    { tags: ['ENTITY-01', 'ROLE-02'] },
    async (_id, _path, call) => {
      const { visitor, email, userId } = await signedUp(app);
      const without = await visitor.call(call, {});
      expect(without.status).toBe(200);
      expect(without.data).toEqual({
        userId,
        otpRequired: false,
        email,
        msisdn: null,
        fullName: 'Meryem Aksoy',
        countryCode: '',
        userProfile: [expect.objectContaining({ isDefaultProfile: true })],
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
    'the subscription of the demo account %s is whole',
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
    'a subscription is ACTIVE, SUSPENDED or CANCELED, and is kept as nothing else',
    { tags: ['ENTITY-05'] },
    async () => {
      const holder = await demoMember('member');
      const set = (status: string) =>
        app.database.pool.query(`update purchase.subscription set status = $2 where user_id = $1`, [
          DEMO_ACCOUNTS[0]?.userId,
          status,
        ]);
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

  test('an e-mail that is not verified asks for it', { tags: ['ENTITY-02'] }, async () => {
    const visitor = app.visitor({ language: 'ar' });
    const form = { ...signUpForm(freshEmail()), msisdn: '905553334455' };
    visitor.token = (await visitor.call(auth.register, form)).data.accessToken;
    const { data } = await visitor.call(auth.userDetail, {});
    expect(data.emailVerifyAction?.actionType).toBe('EMAIL_VERIFY');
    expect(data.emailVerifyAction?.warningText).toMatch(/[\u0600-\u06FF]/);
  });

  test('while the purchase service is away the account is refused and a login still answers', async () => {
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
  test(
    'POST /v2/auth/user-info changes the fields that are given',
    { tags: ['AUTH-36'] },
    async () => {
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
    },
  );

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

  test('refuses the verified phone of somebody else, and a guest', async () => {
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

describe('the e-mail address', () => {
  test(
    'changes by the link that is mailed to the new one, once; the old one is told',
    { tags: ['AUTH-38', 'AUTH-53'] },
    async () => {
      const { visitor, email } = await signedUp(app);
      const next = freshEmail();
      const asked = await visitor.call(auth.emailUpdate, { email: next });
      expect([asked.status, asked.data.email]).toEqual([200, next]);
      const mail = await app.mailTo(next);
      const link = linkIn(mail);
      expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/verify']);
      expect(mail.html).toContain(`href="${link.href}"`);
      const guest = app.visitor();
      const verified = await guest.call(auth.emailVerify, { token: tokenIn(mail) });
      expect([verified.status, verified.data.email]).toEqual([200, next]);
      expect((await visitor.call(auth.userDetail, {})).data).toMatchObject({
        email: next,
        emailVerifyAction: null,
      });
      expect((await app.mailTo(email, 2)).subject).toBe(
        'The e-mail address of your account was changed',
      );
      const again = await guest.call(auth.emailVerify, { token: tokenIn(mail) });
      expect([again.status, again.meta?.['code']]).toEqual([410, 'LINK_EXPIRED']);
      expect((await guest.call(auth.login, { email: next, password: PASSWORD })).status).toBe(200);
    },
  );

  test('a header of the request cannot turn the link to another host', async () => {
    const { visitor } = await signedUp(app);
    const next = freshEmail();
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
      origin: 'https://evil.test',
    };
    await visitor.call(auth.emailUpdate, { email: next }, { headers });
    expect(linkIn(await app.mailTo(next)).origin).toBe('http://localhost:3000');
  });

  test('only the newest link serves, for 24 hours', async () => {
    const { visitor } = await signedUp(app);
    const next = freshEmail();
    await visitor.call(auth.emailUpdate, { email: next });
    const first = tokenIn(await app.mailTo(next));
    app.advance(61_000);
    await visitor.call(auth.emailUpdate, { email: next });
    const second = tokenIn(await app.mailTo(next, 2));
    const open = (token: string) => app.visitor().call(auth.emailVerify, { token });
    expect((await open(first)).status).toBe(410);
    app.advance(24 * 3_600_000);
    expect((await open(second)).status).toBe(410);
  });

  test('one that is verified already needs no mail', async () => {
    const { visitor, email } = await signedUp(app);
    expect((await visitor.call(auth.emailUpdate, { email: email.toUpperCase() })).status).toBe(200);
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from queue.job where name = 'auth.send-link' and data->>'linkId' in (select id::text from auth.links where destination = $1)",
      [email],
    );
    expect(rows[0].count).toBe(0);
  });

  test('somebody else has is refused, also when they took it after the link was sent', async () => {
    const [one, two] = [await signedUp(app), await signedUp(app)];
    app.advance(61_000);
    const taken = await one.visitor.call(auth.emailUpdate, { email: two.email });
    expect([taken.status, taken.meta?.['code']]).toEqual([409, 'EMAIL_TAKEN']);
    const contested = freshEmail();
    await one.visitor.call(auth.emailUpdate, { email: contested });
    const first = tokenIn(await app.mailTo(contested));
    app.advance(61_000);
    await two.visitor.call(auth.emailUpdate, { email: contested });
    expect(
      (
        await app
          .visitor()
          .call(auth.emailVerify, { token: tokenIn(await app.mailTo(contested, 2)) })
      ).status,
    ).toBe(200);
    expect((await app.visitor().call(auth.emailVerify, { token: first })).meta?.['code']).toBe(
      'EMAIL_TAKEN',
    );
  });

  test('is asked for by members alone, and no token is guessed', async () => {
    expect((await app.visitor().call(auth.emailUpdate, { email: freshEmail() })).status).toBe(401);
    expect((await app.visitor().call(auth.emailVerify, { token: 'x'.repeat(43) })).status).toBe(
      410,
    );
    expect((await app.visitor().call(auth.emailVerify, { token: 'short' })).status).toBe(400);
  });
});

describe('config', () => {
  test(
    'GET /config answers anyone, the same for everyone, and may be stored',
    { tags: ['AUTH-22'] },
    async () => {
      const { status, data, headers } = await app.visitor().call(auth.config, {});
      expect(status).toBe(200);
      expect(data).toEqual({
        appVersion: '1.2.3',
        services: { auth: '/api/auth', content: '/api/content' },
        AVOD_ENABLED: 'false',
        MULTI_PROFILE_ENABLED: 'false',
        PLAYER_DESKTOP_ONLY: 'true',
        CUSTOM_ANALYTICS_ENABLED: 'false',
        DEBUG_OVERLAY_ENABLED: 'false',
        passwordMinLength: 4,
        otpLength: 6,
        botCheck: { kind: 'none', siteKey: null, scriptUrl: null },
        socialProviders: [],
        demoAccounts: null,
      });
      expect(headers['cache-control']).toMatch(/^public, max-age=30/);
    },
  );

  test('the demo offers its accounts, in the language of the visitor; they exist until it is closed', async () => {
    const demo = await openAuthApp({ demo: true });
    try {
      await seedDemo(demo.database, demo.now);
      await Promise.all([seedDemo(demo.database, demo.now), seedDemo(demo.database, demo.now)]);
      const { data } = await demo.visitor({ language: 'ar' }).call(auth.config, {});
      expect(data.demoAccounts).toHaveLength(DEMO_ACCOUNTS.length);
      for (const { email, password, title } of data.demoAccounts ?? []) {
        expect(title).toMatch(/[\u0600-\u06FF]/);
        const visitor = demo.visitor();
        const answer = await visitor.call(auth.login, { email, password });
        expect([answer.status, answer.data.otpRequired]).toEqual([200, false]);
        visitor.token = answer.data.accessToken;
        const { data: profiles } = await visitor.call(auth.profileList, {});
        const kinds = email.startsWith('family@') ? ['ADULT', 'KIDS'] : ['ADULT'];
        expect(profiles.map(({ profileType }) => profileType)).toEqual(kinds);
      }
      await closeDemo(demo.database, demo.now);
      const { email, password } = data.demoAccounts?.[0] ?? { email: '', password: '' };
      const closed = await demo.visitor().call(auth.login, { email, password });
      expect(closed.meta?.['code']).toBe('ACCOUNT_DISABLED');
      await seedDemo(demo.database, demo.now);
      expect((await demo.visitor().call(auth.login, { email, password })).status).toBe(200);
      const ids = await demo.database.pool.query('select id from auth.accounts order by id');
      expect(ids.rows.map(({ id }) => id)).toEqual(DEMO_ACCOUNTS.map(({ userId }) => userId));
    } finally {
      await demo.close();
    }
  });
});
