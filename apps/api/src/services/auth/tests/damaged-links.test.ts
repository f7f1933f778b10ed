import { auth } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import { openAuthApp, signedUp, strangeLink } from '../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const unknown = strangeLink();

/** Every call that takes the token of a link. */
const calls = {
  emailVerify: (token: string) => app.visitor().call(auth.emailVerify, { token }),
  validate: (token: string) => app.visitor().call(auth.forgotPasswordValidateToken, { token }),
  reset: (token: string) =>
    app.visitor().call(auth.forgotPasswordReset, { token, password: 'another-one-9' }),
  familyValidate: (token: string) => app.visitor().call(auth.familyValidate, { token }),
  familyJoin: async (token: string) =>
    (await signedUp(app)).visitor.call(auth.familyJoin, { token }),
};

test.each(Object.entries(calls))('%s: a damaged link is said to be damaged', async (_, open) => {
  for (const token of ['', 'short', unknown.slice(0, -1), unknown.slice(0, 20), `${unknown}=`]) {
    const { status, meta, message } = await open(token);
    expect([token, status, meta?.['code']]).toEqual([token, 400, 'LINK_DAMAGED']);
    expect(message).toMatch(/damaged/);
  }
});

test.each(Object.entries(calls))('%s: a whole link that opens nothing is not', async (_, open) => {
  const { status, meta } = await open(unknown);
  expect([status, meta?.['code']]).toEqual([410, expect.stringMatching(/LINK_EXPIRED|INVALID/)]);
});
