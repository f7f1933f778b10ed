import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { freshPhone, verifiedPhone } from '../../../testing/auth-secrets.ts';

const app = await openAuthApp();
afterAll(() => app.close());

describe('register', () => {
  test(
    'POST /public/register opens a session that requires the code',
    { tags: ['AUTH-18', 'ENTITY-11'] },
    async () => {
      const visitor = app.visitor({ platform: 'tv' });
      const { status, data } = await visitor.call(auth.register, {
        ...signUpForm(freshEmail()),
        referenceCode: 'friend-7',
        captchaToken: 'x',
      });
      expect(status).toBe(200);
      expect(data).toMatchObject({ otpRequired: true, action: 'OTP', expiresIn: 900 });
      expect(data.token).toBe(data.accessToken);
      expect(data.refreshToken).toMatch(/^[\w-]{43}$/);
    },
  );

  test(
    'the refresh cookie of a sign-up ends with the browser: nobody chose to be remembered',
    { tags: ['LOGIN-12'] },
    async () => {
      const { cookies } = await app.visitor().call(auth.register, signUpForm(freshEmail()));
      expect(cookies.map(({ name }) => name)).toEqual(['kandil_rt']);
      expect(cookies[0]).not.toHaveProperty('maxAge');
      expect(cookies[0]).not.toHaveProperty('expires');
    },
  );

  test(
    'POST /v4/register takes repeatPassword, msisdn and channel, and returns the user if the address requests it',
    { tags: ['AUTH-16', 'AUTH-17', 'ENTITY-10'] },
    async () => {
      const { confirmPassword: repeatPassword, ...form } = signUpForm(freshEmail());
      const args = {
        ...form,
        repeatPassword,
        msisdn: '+90 555 000-00-01',
        channel: 'TV',
        gRecaptchaResponse: 'x',
        utmSource: 'unknown to us',
      };
      const { status, data } = await app.visitor().call(auth.register, args, {
        path: '/v4/register?returnNewUserModel=true&referenceCode=r-1&utm_source=letter',
      });
      expect(status).toBe(200);
      expect(data.user).toMatchObject({
        email: form.email,
        fullName: form.fullName,
        msisdn: '905550000001',
        otpRequired: true,
        userProfile: [{ profileName: form.fullName }],
      });
      const { rows } = await app.database.pool.query(
        'select id, channel, reference, msisdn from auth.accounts where email = $1',
        [form.email],
      );
      expect(rows).toEqual([
        { id: data.user?.userId, channel: 'TV', reference: 'r-1', msisdn: '905550000001' },
      ]);
    },
  );

  test.each(['', '?returnNewUserModel=false', '?returnNewUserModel=1'])(
    'does not return the user by %j',
    async (query) => {
      const { status, data } = await app
        .visitor()
        .call(auth.register, signUpForm(freshEmail()), { path: `/v4/register${query}` });
      expect([status, data.user]).toEqual([200, null]);
    },
  );

  test.each([
    ['Europe/Istanbul', 'TR'],
    ['Asia/Calcutta', 'IN'],
    ['UTC', ''],
    ['no zone', ''],
    [undefined, ''],
  ])('the account has the country of the time zone: %s', async (zone, country) => {
    const email = freshEmail();
    const headers = zone === undefined ? {} : { 'x-zone': zone };
    const { data } = await app
      .visitor()
      .call(auth.register, { ...signUpForm(email), returnNewUserModel: true }, { headers });
    expect(data.user?.countryCode).toBe(country);
  });

  test('the channel is WEB by default', { tags: ['ENTITY-12'] }, async () => {
    const email = freshEmail();
    await app.visitor().call(auth.register, signUpForm(email));
    const { rows } = await app.database.pool.query(
      'select channel from auth.accounts where email = $1',
      [email],
    );
    expect(rows).toEqual([{ channel: 'WEB' }]);
  });

  test('the code is sent in the language of the visitor', async () => {
    const email = freshEmail();
    await app
      .visitor({ language: 'ar' })
      .call(auth.register, { ...signUpForm(email), fullName: '<مريم>' });
    const mail = await app.mailTo(email);
    expect(mail.subject).toMatch(/^\d{6} هو رمزك في قنديل$/);
    expect(mail.html).toContain('<html lang="ar" dir="rtl"');
    expect(mail.html).toContain('&lt;مريم&gt;');
    expect(mail.text).toContain(app.codeIn(mail));
  });

  test('the account has one default profile in the language of the visitor', async () => {
    const { visitor } = await signedUp(app, { language: 'ar' });
    const { data } = await visitor.call(auth.profileList, {});
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      profileName: 'Meryem Aksoy',
      langCode: 'ar',
      profileType: 'ADULT',
      isDefaultProfile: true,
    });
  });

  test('neither the tables nor the queue hold the code or the tokens', async () => {
    const email = freshEmail();
    const { data } = await app.visitor({ platform: 'tv' }).call(auth.register, signUpForm(email));
    const code = app.codeIn(await app.mailTo(email));
    const { rows } = await app.database.pool.query(`
      select string_agg(t::text, ' ') as everything from (
        select c::text from auth.codes c union all select s::text from auth.sessions s
        union all select r::text from auth.refresh_tokens r union all select a::text from auth.accounts a
        union all select data::text from queue.job where name like 'auth.%') as t`);
    const everything = String(rows[0].everything).replaceAll(
      /[0-9a-f]{8}-[0-9a-f-]{27}|\\\\?x[0-9a-f]{64}|[\d:.+ -]{19,}/g,
      '',
    );
    expect(everything).not.toContain(code);
    expect(everything).not.toContain(data.refreshToken);
    expect(everything).not.toContain(PASSWORD);
  });
});

describe('register refuses', () => {
  test.each([
    ['no address', { email: undefined }, ['email']],
    ['a broken e-mail', { email: 'meryem@kandil' }, ['email']],
    ['a name of spaces', { fullName: '   ' }, ['fullName']],
    ['passwords that differ', { confirmPassword: 'other' }, ['confirmPassword']],
    [
      'passwords that differ, by the other name',
      { repeatPassword: 'other', confirmPassword: undefined },
      ['repeatPassword'],
    ],
    ['a short password', { password: 'abc', confirmPassword: 'abc' }, ['password']],
    [
      'a very long password',
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      ['confirmPassword', 'password'],
    ],
    ['a phone with letters', { msisdn: '90555abc' }, ['msisdn']],
    [
      'several wrong fields',
      { fullName: ' ', email: 'meryem', confirmPassword: 'y' },
      ['confirmPassword', 'email', 'fullName'],
    ],
  ])('%s', async (_name, patch, fields) => {
    const { status, meta } = await app
      .visitor()
      .call(auth.register, { ...signUpForm(freshEmail()), ...patch });
    expect(status).toBe(400);
    expect(meta?.['code']).toBe('INVALID_INPUT');
    expect(Object.keys(meta?.['fields'] as object).sort()).toEqual(fields);
  });

  test('an address that belongs to an account', async () => {
    const { email } = await signedUp(app);
    const again = await app.visitor().call(auth.register, signUpForm(email.toUpperCase()));
    expect([again.status, again.meta?.['code']]).toEqual([429, 'TOO_MANY_REQUESTS']); // the sign-up has just been mailed
    app.advance(61_000);
    const later = await app.visitor().call(auth.register, signUpForm(email.toUpperCase()));
    expect([later.status, later.meta?.['code']]).toEqual([409, 'EMAIL_TAKEN']);
    expect(later.message).toContain('There is already an account with this e-mail');
  });

  test('a phone that an account has verified, not one that was only typed', async () => {
    const { msisdn } = await verifiedPhone(app);
    const typed = freshPhone();
    for (const [number, expected] of [
      [msisdn, 409],
      [typed, 200],
      [typed, 200],
    ] as const) {
      const form = { ...signUpForm(freshEmail()), msisdn: number };
      const { status, meta } = await app.visitor().call(auth.register, form);
      expect([status, meta?.['code']]).toEqual([
        expected,
        expected === 409 ? 'PHONE_TAKEN' : undefined,
      ]);
    }
    const byPhone = { ...signUpForm(''), email: undefined, msisdn };
    expect((await app.visitor().call(auth.register, byPhone)).status).toBe(429); // the sign-up has just been sent a code
    app.advance(61_000);
    const later = await app.visitor().call(auth.register, byPhone);
    expect(later.meta?.['code']).toBe('PHONE_TAKEN');
  });
});

test('taken addresses cannot be looked up in numbers (docs/decisions/0038)', async () => {
  const strict = await openAuthApp({ rateLimitFactor: 1 });
  const ask = (from: string) =>
    strict.visitor({ ip: from }).call(auth.register, signUpForm(freshEmail()));
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push((await ask('203.0.113.7')).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask('203.0.113.8')).status).toBe(200);
  await strict.close();
});
