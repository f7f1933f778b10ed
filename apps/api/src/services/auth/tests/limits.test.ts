import { auth } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
  strangeLink,
} from '../../../testing/auth-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp({ rateLimitFactor: 1 }, { isStill: true });
});
afterAll(() => app.close());

interface Answer {
  status: number;
}

/** How many of these requests are answered before one is refused for their number. */
async function allowed(most: number, request: () => Promise<Answer>): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await request()).status === 429) return count;
  return most;
}

const token = strangeLink();
const password = PASSWORD;

test.each<[name: string, points: number, request: (visitor: Visitor) => Promise<Answer>]>([
  ['emailVerify', 20, (one) => one.call(auth.emailVerify, { token })],
  [
    'forgotPasswordValidateToken',
    20,
    (one) => one.call(auth.forgotPasswordValidateToken, { token }),
  ],
  ['forgotPasswordReset', 20, (one) => one.call(auth.forgotPasswordReset, { token, password })],
  ['familyValidate', 20, (one) => one.call(auth.familyValidate, { token })],
  ['socialStart', 20, (one) => one.call(auth.socialStart, { mediaType: 'google' })],
  ['socialProve', 20, (one) => one.call(auth.socialProve, { token, password })],
  ['socialProofSend', 20, (one) => one.call(auth.socialProofSend, { token })],
  [
    'forgotPasswordVerifyOtp',
    20,
    (one) => one.call(auth.forgotPasswordVerifyOtp, { token, otp: '000000' }),
  ],
  ['refreshToken', 120, (one) => one.call(auth.refreshToken, {})],
  ['forgotPassword', 10, (one) => one.call(auth.forgotPassword, { email: freshEmail() })],
])('%s answers a client address %d times (SEC-12)', async (name, points, request) => {
  const visitor = app.visitor({ ip: `2001:db8:0:${name.length.toString(16)}${points}::1` });
  expect(await allowed(points + 1, () => request(visitor))).toBe(points);
});

test.each<[name: string, points: number, request: (own: Visitor) => Promise<Answer>]>([
  ['profileEdit', 60, (own) => own.call(auth.profileEdit, { id: 999_999 })],
  ['profileDelete', 60, (own) => own.call(auth.profileDelete, { id: 999_999 })],
  ['profileSelect', 60, (own) => own.call(auth.profileSelect, { id: 999_999 })],
  ['profilePin', 60, (own) => own.call(auth.profilePin, { id: 999_999, pin: '1453', password })],
  ['userInfo', 20, (own) => own.call(auth.userInfo, { fullName: 'Meryem Aksoy' })],
  ['sessionEnd', 60, (own) => own.call(auth.sessionEnd, { id: crypto.randomUUID() })],
  ['sessionEndAll', 60, (own) => own.call(auth.sessionEndAll, {})],
])('%s answers a session %d times', async (_name, points, request) => {
  // A client address signs up five times an hour.
  app.advance(3_600_000);
  const { visitor } = await signedUp(app);
  expect(await allowed(points + 1, () => request(visitor))).toBe(points);
});

test('an address signs up three times a day, however long it waits between', async () => {
  const form = signUpForm(freshEmail());
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push(
      (await app.visitor({ ip: `203.0.113.${count}` }).call(auth.register, form)).status,
    );
    app.advance(3_600_000);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
