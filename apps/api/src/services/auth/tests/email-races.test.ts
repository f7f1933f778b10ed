import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { resetTokenIn } from '../../../testing/auth-secrets.ts';
import { repeat } from '../../../testing/rounds.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const ROUNDS = { usual: 2, long: 20 };
const open = (token: string) => app.visitor().call(auth.emailVerify, { token });
const emailOf = async ({ visitor }: SignedUp) => {
  const { data } = await visitor.call(auth.user, {});
  return { email: data.email, verified: data.emailVerifyAction?.email !== data.email };
};
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

async function linkFor({ visitor }: SignedUp, email: string): Promise<string> {
  const seen = app.mails.filter(({ to }) => to === email).length;
  expect((await visitor.call(auth.emailUpdate, { email })).status).toBe(200);
  return resetTokenIn(await app.mailTo(email, seen + 1));
}

describe('T-A14 an e-mail address', () => {
  test('that two accounts verify concurrently belongs to one of them', async (context) => {
    await repeat(context, ROUNDS, async () => {
      const [one, two] = [await signedUp(app), await signedUp(app)];
      const requested = freshEmail();
      const links = [await linkFor(one, requested)];
      app.advance(61_000);
      links.push(await linkFor(two, requested));
      expect(statuses(await Promise.all(links.map(open)))).toEqual([200, 409]);
      const holders = [await emailOf(one), await emailOf(two)].filter(
        ({ email }) => email === requested,
      );
      expect(holders).toEqual([{ email: requested, verified: true }]);
    });
  });

  test('is the one whose link was opened, whatever the member requests meanwhile', async (context) => {
    await repeat(context, ROUNDS, async () => {
      const member = await signedUp(app);
      const [first, second] = [freshEmail(), freshEmail()];
      const link = await linkFor(member, first);
      const [opened] = await Promise.all([
        open(link),
        member.visitor.call(auth.emailUpdate, { email: second }),
      ]);
      const expected = opened.status === 200 ? first : member.email;
      expect(await emailOf(member)).toEqual({ email: expected, verified: true });
      const later = resetTokenIn(await app.mailTo(second));
      expect((await open(later)).data).toEqual({ email: second });
      expect((await open(link)).status).toBe(410);
      expect(await emailOf(member)).toEqual({ email: second, verified: true });
    });
  });

  test('that a visitor signs up with while a member verifies it belongs to the member', async (context) => {
    await repeat(context, ROUNDS, async () => {
      const member = await signedUp(app);
      const requested = freshEmail();
      const link = await linkFor(member, requested);
      app.advance(61_000);
      const [opened, signUp] = await Promise.all([
        open(link),
        app.visitor().call(auth.register, signUpForm(requested)),
      ]);
      expect(opened.status).toBe(200);
      expect([200, 409]).toContain(signUp.status);
      expect((await emailOf(member)).email).toBe(requested);
      const { rows } = await app.database.pool.query(
        'select id from auth.accounts where email_key = $1',
        [requested],
      );
      expect(rows).toEqual([{ id: member.userId }]);
    });
  });

  test('in look-alike letters is another account; neither gets the other’s mail', async () => {
    const plain = freshEmail().replace('visitor', 'kaliliskate');
    const owner = app.visitor();
    owner.token = (await owner.call(auth.register, signUpForm(plain))).data.accessToken;
    await owner.call(auth.otpVerify, { otp: app.codeIn(await app.mailTo(plain)) });
    const twins = [
      plain.replace('i', '\u0131'),
      plain.replace('k', '\uFF4B'),
      plain.replace('a', '\u0430'),
      plain.replace('s', '\u017F'),
      plain.replace('e', 'e\u0301').normalize('NFC'),
    ];
    for (const twin of twins) {
      const visitor = app.visitor();
      expect((await app.visitor().call(auth.forgotPassword, { email: twin })).status).toBe(200);
      expect(
        (await visitor.call(auth.login, { email: twin, password: PASSWORD })).meta?.['code'],
      ).toBe('WRONG_CREDENTIALS');
      expect((await visitor.call(auth.register, signUpForm(twin))).status).toBe(200);
      expect((await app.mailTo(twin)).to).toBe(twin);
    }
    // Requested last, so that all other mails have arrived by then.
    await app.visitor().call(auth.forgotPassword, { email: plain.toUpperCase() });
    await app.mailTo(plain, 2);
    expect(app.mails.filter(({ to }) => to === plain)).toHaveLength(2);
    expect(app.mails.filter(({ to }) => twins.includes(to))).toHaveLength(twins.length);
  });
});
