import { auth } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';

// Other clients have one form for both names and send the one that was not typed empty.

const app = await openAuthApp();
afterAll(() => app.close());

const freshPhone = () => `90555${String(Math.random()).slice(2, 9)}`;

test('an empty phone beside an e-mail address is none', async () => {
  const guest = app.visitor();
  const email = freshEmail();
  const registered = await guest.call(auth.register, { ...signUpForm(email), msisdn: '' });
  expect(registered.status).toBe(200);
  const token = registered.data.accessToken;
  const otp = app.codeIn(await app.mailTo(email));
  const verified = await guest.call(auth.otpVerify, { token, email, msisdn: '', otp });
  expect(verified.status).toBe(200);
  expect((await guest.call(auth.login, { email, msisdn: '', password: PASSWORD })).status).toBe(
    200,
  );
  expect((await guest.call(auth.forgotPassword, { email, msisdn: '' })).status).toBe(200);
});

test('an empty e-mail address beside a phone is none', async () => {
  const guest = app.visitor();
  const msisdn = freshPhone();
  const { email: _, ...form } = signUpForm('');
  const registered = await guest.call(auth.register, { ...form, email: '', msisdn });
  expect(registered.status).toBe(200);
  expect((await guest.call(auth.login, { email: '', msisdn, password: PASSWORD })).status).toBe(
    200,
  );
  expect((await guest.call(auth.forgotPassword, { email: '', msisdn })).status).toBe(200);
  app.advance(61_000);
  const token = registered.data.accessToken;
  const sent = await guest.call(auth.otpSend, { token, email: '', msisdn });
  expect(sent.status).toBe(200);
});

test('an account keeps a name that is sent empty', async () => {
  const { visitor, email } = await signedUp(app);
  const { status, data } = await visitor.call(auth.userInfo, {
    fullName: 'Leyla',
    email: '',
    msisdn: '',
  });
  expect([status, data.fullName, data.email]).toEqual([200, 'Leyla', email]);
});

test('two empty names are refused as bad input', async () => {
  const names = { email: '', msisdn: '' };
  const guest = app.visitor();
  const refused = [
    await guest.call(auth.login, { ...names, password: PASSWORD }),
    await guest.call(auth.forgotPassword, names),
    await guest.call(auth.register, { ...signUpForm(''), ...names }),
  ];
  for (const { status, meta } of refused)
    expect([status, meta?.['fields']]).toEqual([400, { email: 'INVALID_INPUT' }]);
});
