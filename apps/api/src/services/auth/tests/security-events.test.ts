import { auth } from '@kandil/contract';
import { deviceRemove } from '@kandil/contract/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthApp,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
} from '../../../testing/auth-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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
    () => own.call(auth.updatePassword, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ['PASSWORD_CHANGED'],
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
