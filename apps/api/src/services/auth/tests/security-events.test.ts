import { auth } from '@kandil/contract';
import { deviceRemove } from '@kandil/contract/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
} from '../../../testing/auth-app.ts';
import { freshPhone, resetCodeIn, resetTokenIn, textTo } from '../../../testing/auth-secrets.ts';
import { givePlan, inviteToken } from '../../../testing/family.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { televisionsAt } from './television.fixture.ts';

let app: AuthApp;
let member: SignedUp;
let own: Visitor;
beforeAll(async () => {
  app = await openAuthApp();
  member = await signedUp(app);
  own = member.visitor;
});
afterAll(() => app.close());

const NEW_PASSWORD = 'nightingale-77';

async function signIn(password: string, deviceId: string): Promise<Visitor> {
  const visitor = app.visitor({ platform: 'tv', deviceId });
  const { data } = await visitor.call(auth.login, { email: member.email, password });
  visitor.token = data?.accessToken ?? null;
  return visitor;
}

const sessionOf = async ({ token }: Visitor) => {
  const session = await app.tokens.read(token ?? '');
  return { userId: session?.userId ?? '', sessionId: session?.sessionId ?? '' };
};

async function eventKinds(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ kind: string }>(
    'select kind from auth.security_events where account_id = $1 order by id',
    [member.userId],
  );
  return rows.map(({ kind }) => kind);
}

/** In the order in which one account lives through them. */
const STEPS: [what: string, act: () => Promise<unknown>, kinds: string[]][] = [
  ['a sign-in', () => signIn(PASSWORD, 'first'), ['LOGIN']],
  ['a wrong password', () => signIn('not-this', 'first'), ['LOGIN_FAILED']],
  [
    'a session that is ended elsewhere',
    async () => {
      const { sessionId } = await sessionOf(await signIn(PASSWORD, 'second'));
      await own.call(auth.sessionEnd, { id: sessionId });
    },
    ['LOGIN', 'SESSION_ENDED'],
  ],
  [
    'the own session, ended in the list',
    async () => {
      const visitor = await signIn(PASSWORD, 'third');
      const { sessionId } = await sessionOf(visitor);
      await visitor.call(auth.sessionEnd, { id: sessionId });
    },
    ['LOGIN', 'LOGOUT'],
  ],
  ['all other sessions', () => own.call(auth.sessionEndAll, {}), ['SESSIONS_ENDED']],
  [
    'a log-out',
    async () => (await signIn(PASSWORD, 'fourth')).call(auth.logout, {}),
    ['LOGIN', 'LOGOUT'],
  ],
  [
    'a device that is removed',
    async () => {
      await signIn(PASSWORD, 'fifth');
      await app.internal(deviceRemove, { ...(await sessionOf(own)), deviceId: 'fifth' });
    },
    ['LOGIN', 'DEVICE_REMOVED'],
  ],
  ['an export', () => own.call(auth.dataExport, {}), ['DATA_EXPORTED']],
  [
    'a wrong current password',
    () => own.call(auth.updatePassword, { currentPassword: 'no', newPassword: NEW_PASSWORD }),
    ['PASSWORD_WRONG'],
  ],
  [
    'a new password',
    async () => {
      const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      own.token = (await own.call(auth.updatePassword, passwords)).data.accessToken;
    },
    ['PASSWORD_CHANGED'],
  ],
  [
    'a PIN of a profile',
    async () => {
      const { data: profiles } = await own.call(auth.profileList, {});
      const id = profiles[0]?.id ?? 0;
      await own.call(auth.profilePin, { id, pin: '1453', password: NEW_PASSWORD });
    },
    ['PROFILE_PIN_CHANGED'],
  ],
  [
    'a television that is let in',
    async () => own.call(auth.tvActivate, (await televisionsAt(app).television()).entered),
    ['TV_APPROVED'],
  ],
  [
    'a phone number',
    async () => {
      const msisdn = freshPhone();
      await own.call(auth.otpSend, { msisdn });
      const otp = /\d{6}/.exec((await textTo(app, msisdn)).text)?.[0] ?? '';
      await own.call(auth.otpVerify, { msisdn, otp });
    },
    ['PHONE_VERIFIED'],
  ],
  [
    'an invitation that is withdrawn',
    async () => {
      await givePlan(app, member.userId);
      await inviteToken(app, own);
      const { data } = await own.call(auth.familyList, {});
      await own.call(auth.familyWithdrawInvite, { invitationId: data.invitations[0]?.id ?? '' });
    },
    ['FAMILY_INVITED', 'FAMILY_INVITE_WITHDRAWN'],
  ],
  [
    'another address',
    async () => {
      const email = freshEmail();
      await own.call(auth.emailUpdate, { email });
      const token = resetTokenIn(await app.mailTo(email));
      await app.visitor().call(auth.emailVerify, { token });
      member = { ...member, email };
    },
    ['EMAIL_CHANGE_ASKED', 'EMAIL_CHANGED'],
  ],
  [
    'a forgotten password',
    async () => {
      const guest = app.visitor();
      const { email } = member;
      const count = app.mails.filter(({ to }) => to === email).length;
      const { data: request } = await guest.call(auth.forgotPassword, { email });
      const otp = resetCodeIn(await app.mailTo(email, count + 1));
      const { data } = await guest.call(auth.forgotPasswordVerifyOtp, { ...request, otp });
      await guest.call(auth.forgotPasswordReset, { password: PASSWORD, token: data.token });
    },
    ['PASSWORD_RESET'],
  ],
];

test('a sign-up is recorded, and its confirmation', async () => {
  expect(await eventKinds()).toEqual(['REGISTERED', 'CONFIRMED']);
});

test.each(STEPS)('%s is recorded once (SEC-30)', async (_what, act, kinds) => {
  const before = await eventKinds();
  await act();
  expect(await eventKinds()).toEqual([...before, ...kinds]);
});
