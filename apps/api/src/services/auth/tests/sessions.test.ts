import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { repeat } from '../../../testing/rounds.ts';
import type { Visitor, VisitorOptions } from '../../../testing/visitor.ts';

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const DAY = 24 * 3_600_000;

interface SignedIn {
  visitor: Visitor;
  id: string;
  refreshToken: string;
}

async function signIn(
  options: VisitorOptions = {},
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const visitor = app.visitor({ platform: 'tv', deviceId: randomUUID(), ...options });
  const form = { email: member.email, password: PASSWORD };
  const { data } = await visitor.call(auth.login, form, { headers });
  visitor.token = data.accessToken;
  const session = await app.tokens.read(data.accessToken);
  return { visitor, id: session?.sessionId ?? '', refreshToken: data.refreshToken ?? '' };
}

const statusOf = async (visitor: Visitor) => (await visitor.call(auth.userDetail, {})).status;
const refresh = ({ visitor, refreshToken }: SignedIn) =>
  visitor.call(auth.refreshToken, { token: refreshToken });
const listOf = async (visitor: Visitor) => (await visitor.call(auth.sessionList, {})).data;

async function events(kind: string): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as count from auth.security_events where account_id = $1 and kind = $2',
    [member.userId, kind],
  );
  return rows[0].count;
}

describe('sessionList', () => {
  beforeAll(async () => {
    member = await signedUp(app);
  });

  test('lists each session’s device, location and times, the current one first', async () => {
    const television = await signIn();
    app.advance(60_000);
    const { visitor, id } = await signIn(
      { platform: 'web', language: 'ar' },
      { 'user-agent': CHROME, 'x-zone': 'Europe/Istanbul' },
    );
    app.advance(60_000);
    await refresh(television);
    const sessions = await listOf(visitor);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions[0]).toMatchObject({
      id,
      deviceName: 'Chrome على Windows',
      platform: 'web',
      place: 'تركيا',
    });
    expect(sessions[1]).toMatchObject({ id: television.id, deviceName: 'تلفاز', place: null });
    const [, used] = sessions;
    expect(Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.createdAt ?? '')).toBeGreaterThan(
      119_000,
    );
  });

  test('an invalid time zone is ignored, and a refresh updates the zone', async () => {
    const phone = await signIn({}, { 'x-zone': 'Moon/Base' });
    const ownOf = async () => (await listOf(phone.visitor))[0]?.place;
    expect(await ownOf()).toBeNull();
    await phone.visitor.call(
      auth.refreshToken,
      { token: phone.refreshToken },
      { headers: { 'x-zone': 'Asia/Jakarta' } },
    );
    expect(await ownOf()).toBe('Jakarta');
  });

  test('a browser that was closed and signed in again is listed once, and ended completely', async () => {
    const deviceId = 'laptop-of-a-home';
    const forgotten = [await signIn({ deviceId }), await signIn({ deviceId })];
    app.advance(1000);
    const last = await signIn({ deviceId });
    const own = await signIn();
    const listed = (await listOf(own.visitor)).filter(({ id }) =>
      [...forgotten, last].some((each) => each.id === id),
    );
    expect(listed.map(({ id }) => id)).toEqual([last.id]);
    await own.visitor.call(auth.sessionEnd, { id: last.id });
    for (const { visitor } of forgotten) expect(await statusOf(visitor)).toBe(401);
  });

  test('omits sessions that have ended, are unused for 60 days or belong to other accounts', async () => {
    await signedUp(app);
    const over = await signIn();
    await over.visitor.call(auth.logout, {});
    const idle = await signIn();
    app.advance(61 * DAY);
    const { visitor, id } = await signIn();
    const ids = (await listOf(visitor)).map((each) => each.id);
    expect(ids).toEqual([id]);
    expect(ids).not.toContain(idle.id);
  });
});

describe('sessionEnd', () => {
  beforeAll(async () => {
    member = await signedUp(app);
  });

  test('ends a session and its refresh token before it answers', async () => {
    const own = await signIn();
    const other = await signIn();
    const { status, data } = await own.visitor.call(auth.sessionEnd, { id: other.id });
    expect([status, data.id]).toEqual([200, other.id]);
    expect(await statusOf(other.visitor)).toBe(401);
    expect((await refresh(other)).meta?.['code']).toBe('SESSION_ENDED');
    expect(await statusOf(own.visitor)).toBe(200);
    expect(await events('SESSION_ENDED')).toBe(1);
  });

  test('ends the current one as a log-out, which clears the cookie', async () => {
    const { visitor, id } = await signIn({ platform: 'web' });
    expect(visitor.cookies.has('kandil_rt')).toBe(true);
    expect((await visitor.call(auth.sessionEnd, { id })).status).toBe(200);
    expect(visitor.cookies.has('kandil_rt')).toBe(false);
    expect(await statusOf(visitor)).toBe(401);
  });

  test('gives one answer for sessions that have ended, are unknown or belong to another account', async () => {
    const own = await signIn();
    const over = await signIn();
    await own.visitor.call(auth.sessionEnd, { id: over.id });
    const stranger = await signedUp(app);
    const [foreign] = await listOf(stranger.visitor);
    const answers = await Promise.all(
      [over.id, randomUUID(), foreign?.id ?? ''].map((id) =>
        own.visitor.call(auth.sessionEnd, { id }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect(await statusOf(stranger.visitor)).toBe(200);
  });

  test('a concurrent refresh does not keep the session alive', async (context) => {
    const own = await signIn();
    await repeat(context, { usual: 2, long: 20 }, async () => {
      const other = await signIn();
      const [ended, refreshed] = await Promise.all([
        own.visitor.call(auth.sessionEnd, { id: other.id }),
        refresh(other),
      ]);
      expect(ended.status).toBe(200);
      expect(await statusOf(other.visitor)).toBe(401);
      const token = refreshed.data?.refreshToken ?? other.refreshToken;
      expect((await refresh({ ...other, refreshToken: token })).status).toBe(401);
    });
  });
});

describe('sessionEndAll', () => {
  beforeAll(async () => {
    member = await signedUp(app);
  });

  test('signs out everywhere else and returns the count', async () => {
    await member.visitor.call(auth.sessionEndAll, {});
    const others = [await signIn(), await signIn(), await signIn()];
    const { status, data } = await member.visitor.call(auth.sessionEndAll, {});
    expect([status, data.ended]).toEqual([200, 3]);
    for (const { visitor } of others) expect(await statusOf(visitor)).toBe(401);
    expect(await listOf(member.visitor)).toHaveLength(1);
    expect(await events('SESSIONS_ENDED')).toBe(2);
  });

  test('signs out here too with `current`', async () => {
    const own = await signIn({ platform: 'web' });
    const other = await signIn();
    const { data } = await own.visitor.call(auth.sessionEndAll, { current: true });
    expect(data.ended).toBe(3);
    expect(own.visitor.cookies.has('kandil_rt')).toBe(false);
    expect([await statusOf(own.visitor), await statusOf(other.visitor)]).toEqual([401, 401]);
  });

  test('a concurrent sign-in is ended or stays, never half', async (context) => {
    await repeat(context, { usual: 2, long: 20 }, async () => {
      const own = await signIn();
      const [, ...opened] = await Promise.all([
        own.visitor.call(auth.sessionEndAll, {}),
        ...Array.from({ length: 4 }, () => signIn()),
      ]);
      const listed = new Set((await listOf(own.visitor)).map(({ id }) => id));
      for (const { visitor, id } of opened)
        expect(await statusOf(visitor)).toBe(listed.has(id) ? 200 : 401);
    });
  });
});

describe('who may not', () => {
  const calls = (visitor: Visitor) => [
    visitor.call(auth.sessionList, {}),
    visitor.call(auth.sessionEnd, { id: randomUUID() }),
    visitor.call(auth.sessionEndAll, {}),
  ];
  const codesOf = async (visitor: Visitor) =>
    (await Promise.all(calls(visitor))).map(({ status, meta }) => [status, meta?.['code']]);
  const times = <T>(each: T) => [each, each, each];

  test('guests', async () => {
    expect(await codesOf(app.visitor())).toEqual(times([401, 'LOGIN_REQUIRED']));
  });

  test('a visitor whose code is due', async () => {
    const visitor = app.visitor();
    const { data } = await visitor.call(auth.register, signUpForm(freshEmail()));
    visitor.token = data.accessToken;
    expect((await codesOf(visitor)).map(([, code]) => code)).toEqual(times('OTP_REQUIRED'));
  });

  test('an ended session, and one of a disabled account', async () => {
    member = await signedUp(app);
    const { visitor } = await signIn();
    await member.visitor.call(auth.sessionEndAll, {});
    expect(await codesOf(visitor)).toEqual(times([401, 'SESSION_ENDED']));
    await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
      member.userId,
    ]);
    expect(await codesOf(member.visitor)).toEqual(times([401, 'SESSION_ENDED']));
  });

  test('a child sees no sessions and cannot end any', async () => {
    member = await signedUp(app);
    const { data: avatars } = await member.visitor.call(auth.avatarList, { profileType: 'KIDS' });
    const avatarId = avatars[0]?.avatarId ?? '';
    const named = { profileName: 'Zeynep', avatarId, langCode: 'en' };
    const child = { ...named, profileType: 'KIDS' as const };
    const { data: profile } = await member.visitor.call(auth.profileAdd, child);
    const { data } = await member.visitor.call(auth.profileSelect, { id: profile.id });
    member.visitor.token = data.accessToken;
    expect(await codesOf(member.visitor)).toEqual(times([403, 'KIDS_PROFILE']));
  });
});
