import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { freshEmail, openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import {
  freshPhone,
  resetCodeIn,
  resetTokenIn,
  textTo,
  verifiedPhone,
} from '../../../testing/auth-secrets.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const ask = (args: object, path = '/public/forgot-password') =>
  app.visitor().call(auth.forgotPassword, args, { path });

describe('forgotPassword', () => {
  test.each([
    ['AUTH-08 AUTH-10', '/v4/forgot-password', { captchaToken: 'x' }],
    ['AUTH-09 AUTH-10', '/public/forgot-password', { gRecaptchaResponse: 'x' }],
  ])('%s POST %s mails a link and a code in one mail', async (_id, path, captcha) => {
    const { email } = await signedUp(app);
    const { status, data, message } = await ask({ email, ...captcha }, path);
    expect([status, data]).toEqual([
      200,
      { token: expect.stringMatching(/^[\w-]{43}$/), retryAfter: 60, length: 6 },
    ]);
    expect(message).toContain('If there is an account');
    const mail = await app.mailTo(email, 2);
    expect(mail.text).toContain('http://localhost:3000/reset-password?token=');
    expect(resetCodeIn(mail)).toMatch(/^\d{6}$/);
    expect(mail.text).not.toContain(data.token);
  });

  test('a verified phone gets the code by text message', { tags: ['AUTH-10'] }, async () => {
    const { msisdn } = await verifiedPhone(app);
    const { status, data } = await ask({ msisdn });
    expect([status, data.length]).toEqual([200, 6]);
    expect((await textTo(app, msisdn, 2)).text).toMatch(/new password is \d{6}/);
  });

  test('known, unknown, disabled and unverified accounts get the same answer, and only the first gets mail', async () => {
    const known = await signedUp(app);
    const closed = await signedUp(app);
    await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
      closed.userId,
    ]);
    const unproved = await signedUp(app);
    await app.database.pool.query(
      'update auth.accounts set email_verified_at = null where id = $1',
      [unproved.userId],
    );
    const nobody = freshEmail();
    const typed = freshPhone();
    await known.visitor.call(auth.userInfo, { msisdn: typed });
    const asked = [closed.email, unproved.email, nobody, known.email].map((email) => ({ email }));
    const shown = ({ headers }: { headers: object }) => ({ ...headers, date: '' });
    const first = await ask({ msisdn: typed });
    for (const args of asked) {
      const answer = await ask(args);
      expect({ ...answer.envelope, data: { ...answer.data, token: '' } }).toEqual({
        ...first.envelope,
        data: { ...first.data, token: '' },
      });
      expect(shown(answer)).toEqual(shown(first));
    }
    await app.mailTo(known.email, 2);
    const { rows } = await app.database.pool.query(
      'select destination, account_id from auth.reset_requests where destination = any($1)',
      [[closed.email, unproved.email, nobody, typed]],
    );
    expect(rows).toHaveLength(4);
    expect(rows.every(({ account_id }) => account_id === null)).toBe(true);
    expect(app.mails.filter(({ to }) => to === closed.email || to === unproved.email)).toHaveLength(
      2,
    );
    expect(app.mails.some(({ to }) => to === nobody)).toBe(false);
    expect(app.texts.some(({ to }) => to === typed)).toBe(false);
  });

  test('the mail goes to the stored address, in the language of the request', async () => {
    const { email } = await signedUp(app);
    await app.visitor({ language: 'ar' }).call(auth.forgotPassword, { email: email.toUpperCase() });
    const mail = await app.mailTo(email, 2);
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.subject).toMatch(/[\u0600-\u06FF]/);
  });

  test('the database holds no usable token, code or link', async () => {
    const { email } = await signedUp(app);
    const request = (await ask({ email })).data.token;
    const mail = await app.mailTo(email, 2);
    const [link, otp] = [resetTokenIn(mail), resetCodeIn(mail)];
    const { rows } = await app.database.pool.query(
      `select (select json_agg(r)::text from auth.reset_requests r where destination = $1)
           || (select json_agg(l)::text from auth.links l where destination = $1)
           || coalesce((select json_agg(j.data)::text from queue.job j where name = 'auth.send-reset'), '') as stored`,
      [email],
    );
    for (const secret of [request, link, otp])
      expect(rows[0].stored.includes(`"${secret}"`)).toBe(false);
  });

  test.each([
    ['neither', {}],
    ['a broken e-mail', { email: 'meryem@' }],
    ['a phone with letters', { msisdn: '90555abc' }],
  ])('refuses %s as bad input', async (_name, args) => {
    expect((await ask(args)).status).toBe(400);
  });

  test('works three times an hour for one destination, with or without an account', async () => {
    const { email } = await signedUp(app);
    for (const name of [email, freshEmail()]) {
      const statuses: number[] = [];
      for (const path of [
        '/v4/forgot-password',
        '/public/forgot-password',
        '/v4/forgot-password',
        '/public/forgot-password',
      ]) {
        statuses.push((await ask({ email: name }, path)).status);
        app.advance(61_000);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test('works ten times an hour from one client address', async () => {
    const own = await openAuthApp({ rateLimitFactor: 1 });
    try {
      const visitor = own.visitor();
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1)
        statuses.push((await visitor.call(auth.forgotPassword, { email: freshEmail() })).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    } finally {
      await own.close();
    }
  });
});
