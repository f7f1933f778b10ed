import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import type { VisitorOptions } from '../../../testing/visitor.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

const logIn = (email: string, options: VisitorOptions, headers: Record<string, string> = {}) =>
  app
    .visitor({ platform: 'web', deviceId: randomUUID(), ...options })
    .call(auth.login, { email, password: PASSWORD }, { headers });

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

/** Mails are sent in order, so a later mail shows which earlier ones were not sent. */
const mailsTo = async (email: string, count: number) => {
  await app.mailTo(email, count);
  return app.mails.filter(({ to }) => to === email);
};

describe('a new device notifies the owner', () => {
  test('with its name, its time and the location of its time zone', async () => {
    const { email } = await signedUp(app);
    await logIn(email, {}, { 'user-agent': CHROME, 'x-zone': 'Europe/Istanbul' });
    const mail = await app.mailTo(email, 2);
    expect(mail.subject).toBe('A new device signed in to your account');
    const text = plain(mail.text ?? '');
    expect(text).toContain('Device: Chrome on Windows\n');
    expect(text).toMatch(/Time: \w+ \d+, 20\d\d at \d\d:\d\d [AP]M GMT\+3\n/);
    expect(text).toContain('Location, based on the device’s clock: Istanbul\n');
  });

  test('without a location if the device sends no time zone', async () => {
    const { email } = await signedUp(app);
    await logIn(email, { platform: 'tv' });
    const text = plain((await app.mailTo(email, 2)).text ?? '');
    expect(text).toContain('Device: Television\n');
    expect(text).toContain('clock: unknown\n');
  });

  test('in the language of the account, not of the sign-in', async () => {
    const { email } = await signedUp(app, { language: 'ar' });
    await logIn(email, { language: 'en' }, { 'user-agent': CHROME, 'x-zone': 'Europe/Istanbul' });
    const mail = await app.mailTo(email, 2);
    expect(mail.subject).toBe('تسجيل دخول إلى حسابك من جهاز جديد');
    expect(plain(mail.text ?? '')).toContain('الجهاز: Chrome على Windows\n');
    expect(plain(mail.text ?? '')).toContain('المكان بحسب ساعة الجهاز: تركيا\n');
  });

  test('once, however often it signs in', async () => {
    const { email } = await signedUp(app, { deviceId: 'phone-one' });
    for (let count = 0; count < 3; count += 1) await logIn(email, { deviceId: 'laptop-two' });
    await logIn(email, { deviceId: 'phone-one' });
    await logIn(email, { deviceId: 'laptop-three' });
    const mails = await mailsTo(email, 3);
    expect(mails.filter(({ subject }) => subject.startsWith('A new device'))).toHaveLength(2);
  });
});

describe('no mail is sent', () => {
  test('for the device that signs up, or one that enters the first code', async () => {
    const email = freshEmail();
    await app.visitor({ deviceId: 'laptop-one' }).call(auth.register, signUpForm(email));
    await app.mailTo(email);
    app.advance(61_000);
    const phone = app.visitor({ deviceId: 'phone-two' });
    const { data } = await phone.call(auth.login, { email, password: PASSWORD });
    phone.token = data.accessToken;
    const otp = app.codeIn(await app.mailTo(email, 2));
    expect((await phone.call(auth.otpVerify, { otp })).status).toBe(200);
    await logIn(email, { deviceId: 'laptop-three' });
    const mails = await mailsTo(email, 3);
    expect(mails.map(({ subject }) => subject.includes('device'))).toEqual([false, false, true]);
  });

  test('for a failed sign-in', async () => {
    const { email } = await signedUp(app);
    const visitor = app.visitor({ deviceId: 'laptop-of-a-thief' });
    await visitor.call(auth.login, { email, password: 'no-no' });
    await logIn(email, { deviceId: 'laptop-two' });
    const mails = await mailsTo(email, 2);
    expect(mails.filter(({ subject }) => subject.startsWith('A new device'))).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      "select 1 from auth.devices where device_id = 'laptop-of-a-thief'",
    );
    expect(rows).toHaveLength(0);
  });
});
