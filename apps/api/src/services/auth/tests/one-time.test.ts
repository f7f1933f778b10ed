import { auth } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import { freshEmail, openAuthApp, PASSWORD, signedUp } from '../../../testing/auth-app.ts';
import { freshPhone, resetCodeIn, resetTokenIn, textTo } from '../../../testing/auth-secrets.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const MINUTE = 60_000;
const NEW = 'nightingale-77';

/** A member with one pending secret of each kind. */
interface PendingProof {
  visitor: Visitor;
  email: string;
  msisdn: string;
  secrets: Record<Purpose, string>;
}

async function awaiting(): Promise<PendingProof> {
  const { visitor, email } = await signedUp(app);
  const [msisdn, next] = [freshPhone(), freshEmail()];
  app.advance(MINUTE + 1000); // the sign-up has just sent a code
  await visitor.call(auth.otpSend, {});
  const signUpCode = app.codeIn(await app.mailTo(email, 2));
  await visitor.call(auth.otpSend, { msisdn });
  const phoneCode = /\d{6}/.exec((await textTo(app, msisdn)).text)?.[0] ?? '';
  await visitor.call(auth.emailUpdate, { email: next });
  const emailLink = resetTokenIn(await app.mailTo(next));
  const { data } = await visitor.call(auth.forgotPassword, { email });
  const mail = await app.mailTo(email, 3);
  const secrets = {
    'sign-up code': signUpCode,
    'phone code': phoneCode,
    'e-mail link': emailLink,
    'reset request': data.token,
    'reset code': resetCodeIn(mail),
    'reset link': resetTokenIn(mail),
  };
  return { visitor, email, msisdn, secrets };
}

const anonymous = () => app.visitor();

/** Every call that takes a secret, made by the visitor it is for. The last one changes most. */
const PLACES = {
  otpVerify: (who: PendingProof, otp: string) => who.visitor.call(auth.otpVerify, { otp }),
  'otpVerify of a phone': (who: PendingProof, otp: string) =>
    who.visitor.call(auth.otpVerify, { otp, msisdn: who.msisdn }),
  forgotPasswordVerifyOtp: (who: PendingProof, otp: string) =>
    anonymous().call(auth.forgotPasswordVerifyOtp, { otp, token: who.secrets['reset request'] }),
  emailVerify: (_who: PendingProof, token: string) => anonymous().call(auth.emailVerify, { token }),
  forgotPasswordValidateToken: (_who: PendingProof, token: string) =>
    anonymous().call(auth.forgotPasswordValidateToken, { token }),
  forgotPasswordReset: (_who: PendingProof, token: string) =>
    anonymous().call(auth.forgotPasswordReset, { token, password: NEW }),
};
type Place = keyof typeof PLACES;
const places = Object.keys(PLACES) as Place[];

/** The calls that accept each secret, and its lifetime. The token of a request alone opens nothing. */
const PURPOSES = {
  'sign-up code': { at: ['otpVerify'], minutes: 10 },
  'phone code': { at: ['otpVerify of a phone'], minutes: 10 },
  'reset request': { at: [], minutes: 10 },
  'reset code': { at: ['forgotPasswordVerifyOtp'], minutes: 10 },
  'reset link': { at: ['forgotPasswordValidateToken', 'forgotPasswordReset'], minutes: 30 },
  'e-mail link': { at: ['emailVerify'], minutes: 24 * 60 },
} satisfies Record<string, { at: Place[]; minutes: number }>;
type Purpose = keyof typeof PURPOSES;
const purposes = Object.keys(PURPOSES) as Purpose[];
const STATES = ['fresh', 'used', 'expired', 'of somebody else'] as const;

/** Signs in again after the session was replaced, has ended or has expired. */
async function signInAgain({ visitor, email }: PendingProof): Promise<void> {
  for (const password of [PASSWORD, NEW]) {
    const { data } = await visitor.call(auth.login, { email, password });
    if (data) visitor.token = data.accessToken;
  }
}

/** A member, and a secret of the purpose in the state. */
async function inState(purpose: Purpose, state: (typeof STATES)[number]) {
  const who = await awaiting();
  const { at, minutes } = PURPOSES[purpose];
  const last = at.at(-1);
  if (state === 'used' && last) {
    const { status } = await PLACES[last](who, who.secrets[purpose]);
    if (status !== 200) throw new Error(`a fresh ${purpose} is refused with ${status}`);
    if (last === 'otpVerify' || last === 'forgotPasswordReset') await signInAgain(who);
  }
  if (state === 'expired') {
    app.advance(minutes * MINUTE);
    await signInAgain(who);
  }
  // A link works for anyone who opens it, so the case "of somebody else" is a forged link.
  const isLink = purpose.endsWith('link');
  const stranger = state === 'of somebody else' && !isLink ? await awaiting() : who;
  const secret = stranger.secrets[purpose];
  return { who, secret: state === 'of somebody else' && isLink ? altered(secret) : secret };
}

const altered = (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

test(
  'T-A06 of six secrets at six places in four states only the right ones are accepted: 6 of 144, and 3 that repeat what a link has done',
  { timeout: 120_000 },
  async () => {
    const taken: string[] = [];
    let tried = 0;
    for (const purpose of purposes) {
      for (const state of STATES) {
        const { who, secret } = await inState(purpose, state);
        const right: readonly Place[] = PURPOSES[purpose].at;
        // The wrong calls first: the right one may consume the secret.
        const order = places.toSorted((a, b) => right.indexOf(a) - right.indexOf(b));
        for (const place of order) {
          const { status } = await PLACES[place](who, secret);
          tried += 1;
          if (![400, 401, 410].includes(status)) taken.push(`${state} ${purpose} at ${place}`);
        }
      }
    }
    expect(tried).toBe(144);
    // A foreign code can match by chance: of six digits, once in a million.
    const allowed = purposes.flatMap((purpose) =>
      PURPOSES[purpose].at.flatMap((place) => [
        `fresh ${purpose} at ${place}`,
        // A used link says again what it has done, and changes nothing (SPEC-D50).
        ...(purpose.endsWith('link') ? [`used ${purpose} at ${place}`] : []),
      ]),
    );
    expect(taken.toSorted()).toEqual(allowed.toSorted());
    expect(taken).toHaveLength(9);
  },
);
