import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail, PASSWORD, signedUp, signUpForm } from '../../../testing/auth-app.ts';
import { duringLock } from '../../../testing/during-lock.ts';
import { freshSubject, openSocialApp, type SocialApp } from '../../../testing/social-app.ts';

let app: SocialApp;
beforeAll(async () => void (app = await openSocialApp()));
afterAll(() => app.close());

const TYPES = ['google', 'facebook', 'APPLE'] as const;
const accountOf = async (token: string) =>
  (await app.visitor().call(auth.userDetail, {}, { token })).data;
const rows = async (sql: string, ...params: unknown[]) =>
  (await app.database.pool.query<Record<string, unknown>>(sql, params)).rows;
const identitiesOf = (userId: string) =>
  rows('select provider, subject from auth.identities where account_id = $1', userId);

const proofIn = (meta: Answer['meta']) => meta?.['proof'] as { token: string };

/** The local account, if any, with the address of the person. */
const LOCALS = ['none', 'never confirmed', 'verified', 'not verified'] as const;

async function localAccount(kind: (typeof LOCALS)[number]) {
  const email = freshEmail();
  if (kind === 'none') return { email, userId: null };
  if (kind === 'never confirmed') {
    await app.visitor().call(auth.register, signUpForm(email));
    const [row] = await rows('select id from auth.accounts where email = $1', email);
    return { email, userId: String(row?.['id']) };
  }
  const member = await signedUp(app);
  if (kind === 'not verified')
    await rows('update auth.accounts set email_verified_at = null where id = $1', member.userId);
  return { email: member.email, userId: member.userId };
}

/** The expected outcome (T-A12). Facebook's addresses never count as verified. */
function expectedOf(trusted: boolean, local: (typeof LOCALS)[number]) {
  if (local === 'none' || local === 'never confirmed') return trusted ? 'new' : 'new, no address';
  if (local === 'verified') return trusted ? 'linked' : 'password or code';
  return 'password';
}

const CASES = TYPES.flatMap((type) =>
  [true, false].flatMap((verified) => LOCALS.map((local) => ({ type, verified, local }))),
);

type Answer = Awaited<ReturnType<SocialApp['signIn']>>;

/** The outcome of an answer, in the terms of `expectedOf`. */
async function outcomeOf(answer: Answer, email: string, userId: string | null) {
  const proof = answer.meta?.['proof'] as { methods: string[] } | undefined;
  if (proof) return proof.methods.join(' or ');
  const account = await accountOf(answer.data.accessToken);
  if (account.userId === userId) return 'linked';
  return account.email === email ? 'new' : 'new, no address';
}

describe('whose account a provider opens (24 cases)', () => {
  test.each(CASES)('$type says verified: $verified; local account: $local', async (facts) => {
    const { type, verified, local } = facts;
    const { email, userId } = await localAccount(local);
    const answer = await app.signIn(app.visitor(), type, { email, verified });
    const expected = expectedOf(verified && type !== 'facebook', local);
    expect(await outcomeOf(answer, email, userId)).toBe(expected);
    const isOpen = !expected.startsWith('password');
    expect(answer.status).toBe(isOpen ? 200 : 409);
    expect(answer.cookies).toHaveLength(isOpen ? 1 : 0);
    expect(JSON.stringify(answer.meta)).not.toContain(email);
    const linked = userId ? await identitiesOf(userId) : [];
    expect(linked).toHaveLength(expected === 'linked' ? 1 : 0);
    // An unconfirmed sign-up gives way only if the provider has verified the address.
    const remaining = await rows('select id from auth.accounts where id = $1', userId);
    expect(remaining).toHaveLength(
      userId === null || (local === 'never confirmed' && expected === 'new') ? 0 : 1,
    );
  });

  test('a link notifies the owner once', async () => {
    const { email, userId } = await signedUp(app);
    const who = { email, subject: freshSubject() };
    expect((await app.signIn(app.visitor(), 'google', who)).status).toBe(200);
    const notice = await app.mailTo(email, 2);
    expect(notice.subject).toContain('Google');
    expect((await app.signIn(app.visitor(), 'google', who)).status).toBe(200);
    expect(await identitiesOf(userId)).toEqual([{ provider: 'google', subject: who.subject }]);
    const kinds = await rows(
      "select kind from auth.security_events where account_id = $1 and kind like 'SOCIAL%'",
      userId,
    );
    expect(kinds).toEqual([{ kind: 'SOCIAL_LINKED' }]);
  });

  test('an unconfirmed sign-up with a stranger’s address gives way to the stranger', async () => {
    const email = freshEmail();
    const attacker = app.visitor();
    const registered = await attacker.call(auth.register, signUpForm(email));
    attacker.token = registered.data.accessToken;
    const otp = app.codeIn(await app.mailTo(email));
    const owner = await app.signIn(app.visitor(), 'google', { email });
    expect(owner.meta).toEqual({ created: true });
    expect((await attacker.call(auth.otpVerify, { otp })).status).toBe(401);
    const login = await app.visitor().call(auth.login, { email, password: PASSWORD });
    expect(login.status).toBe(401);
  });

  test('another address at the provider does not change the account', async () => {
    const victim = await signedUp(app);
    const who = { subject: freshSubject(), email: freshEmail() };
    const first = await app.signIn(app.visitor(), 'google', who);
    const later = await app.signIn(app.visitor(), 'google', { ...who, email: victim.email });
    const [before, after] = [first, later].map(({ data }) => data.accessToken);
    expect((await accountOf(after ?? '')).userId).toBe((await accountOf(before ?? '')).userId);
    expect((await accountOf(after ?? '')).email).toBe(who.email);
    expect(await identitiesOf(victim.userId)).toEqual([]);
  });
});

describe('proving an account', () => {
  async function proving() {
    const { email, userId } = await signedUp(app);
    const subject = freshSubject();
    const visitor = app.visitor({ deviceId: 'another' });
    const { meta } = await app.signIn(visitor, 'facebook', { subject, email });
    const { token } = proofIn(meta);
    return { email, userId, subject, visitor, token };
  }

  test('by its password links, signs in and remembers, once', async () => {
    const { userId, subject, visitor, token } = await proving();
    const wrong = await visitor.call(auth.socialProve, { token, password: 'not-this' });
    expect(wrong.meta).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: 'WRONG_PASSWORD' },
    });
    const failed = await rows(
      "select 1 from auth.security_events where account_id = $1 and kind = 'LOGIN_FAILED'",
      userId,
    );
    expect(failed).toHaveLength(1);
    const right = await visitor.call(auth.socialProve, { token, password: PASSWORD });
    expect(right.cookies).toMatchObject([{ httpOnly: true, maxAge: 365 * 86_400 }]);
    expect((await accountOf(right.data.accessToken)).userId).toBe(userId);
    expect(await identitiesOf(userId)).toEqual([{ provider: 'facebook', subject }]);
    const again = await visitor.call(auth.socialProve, { token, password: PASSWORD });
    expect(again.meta).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await app.signIn(visitor, 'facebook', { subject })).meta).toEqual({ created: false });
  });

  test('by a mailed code', async () => {
    const { email, userId, visitor, token } = await proving();
    app.advance(61_000);
    const sent = await visitor.call(auth.socialProofSend, { token });
    expect(sent.data).toMatchObject({ retryAfter: 60, length: 6 });
    expect(sent.data.destination).not.toBe(email);
    const otp = app.codeIn(await app.mailTo(email, 2));
    const wrong = await visitor.call(auth.socialProve, {
      token,
      otp: otp === '000000' ? '1111' : '000000',
    });
    expect(wrong.meta).toMatchObject({ code: 'CODE_WRONG', fields: { otp: 'CODE_WRONG' } });
    const right = await visitor.call(auth.socialProve, { token, otp });
    expect((await accountOf(right.data.accessToken)).userId).toBe(userId);
    const soon = await visitor.call(auth.socialProofSend, { token });
    expect(soon.meta).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('allows five attempts at the code, even of 200 concurrent ones; then the right one is refused', async () => {
    const { email, userId, visitor, token } = await proving();
    app.advance(61_000);
    await visitor.call(auth.socialProofSend, { token });
    const otp = app.codeIn(await app.mailTo(email, 2));
    const guesses = Array.from({ length: 200 }, (_, guess) => String(guess).padStart(6, '0'));
    const answers = await Promise.all(
      guesses
        .filter((guess) => guess !== otp)
        .map((guess) => visitor.call(auth.socialProve, { token, otp: guess })),
    );
    const codes = answers.map(({ meta }) => meta?.['code']);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'CODE_EXPIRED')).toEqual([]);
    const late = await visitor.call(auth.socialProve, { token, otp });
    expect(late.meta).toMatchObject({ code: 'CODE_USED_UP' });
    expect(await identitiesOf(userId)).toEqual([]);
  });

  test('by a code that expires while it is checked is refused as expired', async () => {
    const { email, userId, visitor, token } = await proving();
    app.advance(61_000);
    await visitor.call(auth.socialProofSend, { token });
    const otp = app.codeIn(await app.mailTo(email, 2));
    const expire = `update auth.social_proofs set expires_at = to_timestamp(0) where account_id = $1`;
    const late = await duringLock(app.database, [[expire, userId]], () =>
      visitor.call(auth.socialProve, { token, otp }),
    );
    expect(late.meta).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await identitiesOf(userId)).toEqual([]);
  });

  test('concurrent right codes open one session', async () => {
    const { email, userId, visitor, token } = await proving();
    app.advance(61_000);
    await visitor.call(auth.socialProofSend, { token });
    const otp = app.codeIn(await app.mailTo(email, 2));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call(auth.socialProve, { token, otp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await identitiesOf(userId)).toHaveLength(1);
  });

  test('by a guessed password counts as an attempt to log in', async () => {
    const { visitor, token } = await proving();
    const guess = () => visitor.call(auth.socialProve, { token, password: 'not-this' });
    const codes: unknown[] = [];
    for (let count = 0; count < 7; count += 1) codes.push((await guess()).meta?.['code']);
    expect(codes).toContain('TOO_MANY_REQUESTS');
  });

  test('is refused without the token, late, with a code of another purpose, or of another address', async () => {
    const { userId, visitor, token } = await proving();
    const prove = async (body: object) =>
      (await visitor.call(auth.socialProve, { token, ...body })).meta?.['code'];
    expect(await prove({ token: 'a'.repeat(43), password: PASSWORD })).toBe('LINK_EXPIRED');
    expect(await prove({})).toBe('INVALID_INPUT');
    expect(await prove({ otp: app.codeIn(app.mails.at(-1) ?? ({} as never)) })).toBe('CODE_WRONG');
    await rows("update auth.accounts set email = 'moved@kandil.test' where id = $1", userId);
    expect(await prove({ password: PASSWORD })).toBe('LINK_EXPIRED');
    const late = await proving();
    app.advance(601_000);
    const expired = await late.visitor.call(auth.socialProve, {
      token: late.token,
      password: PASSWORD,
    });
    expect(expired.meta).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('mails no code to an unverified address', async () => {
    const { email, userId } = await signedUp(app);
    await rows('update auth.accounts set email_verified_at = null where id = $1', userId);
    const visitor = app.visitor();
    const { meta } = await app.signIn(visitor, 'google', { email });
    const { token } = proofIn(meta);
    expect((await visitor.call(auth.socialProofSend, { token })).status).toBe(410);
    expect((await visitor.call(auth.socialProve, { token, otp: '000000' })).status).toBe(410);
    expect((await visitor.call(auth.socialProve, { token, password: PASSWORD })).status).toBe(200);
  });
});
