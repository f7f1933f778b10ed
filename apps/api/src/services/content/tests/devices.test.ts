import { auth, content } from '@kandil/contract';
import { deviceRemove, sessionCheck } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const DEVICES = 4;
const REMOVALS = 3;
const DAY = 24 * 3_600_000;

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp({ deviceLimit: DEVICES, deviceDeleteLimit: REMOVALS });
});
afterAll(() => app.close());

/** The member signs in on a device; in order, so that it is known which came first. */
async function signIn(deviceId: string, headers: Record<string, string> = {}): Promise<Visitor> {
  app.advance(1000);
  const visitor = app.visitor({ platform: 'tv', deviceId });
  const form = { email: member.email, password: PASSWORD };
  const { status, data } = await visitor.call(auth.login, form, { headers });
  expect(status).toBe(200);
  visitor.token = data.accessToken;
  return visitor;
}

const listOf = (visitor: Visitor) => visitor.call(content.deviceList, {});
const remove = (visitor: Visitor, id: string) => visitor.call(content.deviceDelete, { id });
const codeOf = ({ status, meta }: { status: number; meta: object | null }) => [
  status,
  meta && 'code' in meta ? meta.code : null,
];
const allowed = async (visitor: Visitor) => {
  const { data } = await listOf(visitor);
  return data.flatMap((each) => (each.allowed ? [each.id] : [])).sort();
};
const remaining = ({ meta }: { meta: object | null }) =>
  meta && 'remainingDeleteCount' in meta ? Number(meta.remainingDeleteCount) : Number.NaN;
const ascending = (a: number, b: number) => a - b;
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted(ascending);
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.call(auth.userDetail, {})).status === 200;

async function checkOf({ token }: Visitor) {
  const session = await app.tokens.read(token ?? '');
  return app.internal(sessionCheck, { sessionId: session?.sessionId ?? '', profileId: null });
}

/** The first device is called `phone-one`. */
beforeEach(async () => {
  member = await signedUp(app, { deviceId: 'phone-one' });
});

describe('deviceList', () => {
  test(
    'GET /device/list lists each device once, the one in use first, with its place',
    { tags: ['CONTENT-26'] },
    async () => {
      await signIn('tv-lounge', { 'user-agent': 'Roku/9', 'x-zone': 'Europe/Istanbul' });
      await signIn('tv-lounge', { 'user-agent': 'Roku/9' });
      const { status, data } = await listOf(member.visitor);
      expect(status).toBe(200);
      expect(data.map(({ id, current }) => [id, current])).toEqual([
        ['phone-one', true],
        ['tv-lounge', false],
      ]);
      expect(data[1]).toMatchObject({
        name: 'Roku TV',
        platform: 'tv',
        place: 'Istanbul',
        allowed: true,
      });
      expect(Date.parse(data[1]?.lastUsedAt ?? '')).toBeGreaterThan(
        Date.parse(data[0]?.lastUsedAt ?? ''),
      );
    },
  );

  test('the limits say how many may be added and removed', { tags: ['ENTITY-43'] }, async () => {
    await signIn('tv-lounge');
    const { meta } = await listOf(member.visitor);
    expect(meta).toEqual({
      allowedDevices: DEVICES - 2,
      maxDeviceCount: DEVICES,
      maxDeleteCount: REMOVALS,
      remainingDeleteCount: REMOVALS,
    });
  });

  test('a client that names no device is one with each session: leaving the name out gains nothing', async () => {
    await signIn('');
    await signIn('x'.repeat(65));
    const { data, meta } = await listOf(member.visitor);
    expect(data).toHaveLength(3);
    expect(meta).toMatchObject({ allowedDevices: DEVICES - 3 });
    expect(new Set(data.map(({ id }) => id)).size).toBe(3);
  });

  test('a refresh is a use of the device, noted once a minute at most', async () => {
    const lastUse = async () => (await listOf(member.visitor)).data[0]?.lastUsedAt;
    const first = await lastUse();
    app.advance(30_000);
    await member.visitor.call(auth.refreshToken, {});
    expect(await lastUse()).toBe(first);
    app.advance(40_000);
    await member.visitor.call(auth.refreshToken, {});
    expect(Date.parse((await lastUse()) ?? '') - Date.parse(first ?? '')).toBeGreaterThan(69_000);
  });
});

describe('an account may be used on so many devices', { tags: ['ROLE-04'] }, () => {
  const fill = async () => {
    const visitors: Visitor[] = [member.visitor];
    for (const id of ['tv-two', 'tv-three', 'tv-four']) visitors.push(await signIn(id));
    return visitors;
  };

  test('one more may sign in and is told what to do; the others go on', async () => {
    await fill();
    const late = await signIn('tv-five');
    const { data, meta } = await listOf(late);
    expect(meta).toMatchObject({ allowedDevices: 0 });
    expect(data.flatMap((each) => (each.allowed ? [] : [each.id]))).toEqual(['tv-five']);
    const { data: account } = await late.call(auth.userDetail, {});
    expect(account.userWarningAction).toEqual({
      actionType: 'DEVICES',
      warningText: expect.stringContaining('more devices than it allows'),
    });
    expect((await checkOf(late)).deviceAllowed).toBe(false);
    expect((await checkOf(member.visitor)).deviceAllowed).toBe(true);
    expect((await member.visitor.call(auth.userDetail, {})).data.userWarningAction).toBeNull();
  });

  test('signing in again does not jump the queue, and signing out goes to its end', async () => {
    const [, two] = await fill();
    await signIn('tv-five');
    const late = await signIn('tv-five');
    expect(await allowed(late)).toEqual(['phone-one', 'tv-four', 'tv-three', 'tv-two']);
    await two?.call(auth.logout, {});
    expect(await allowed(late)).toEqual(['phone-one', 'tv-five', 'tv-four', 'tv-three']);
    const back = await signIn('tv-two');
    expect((await checkOf(back)).deviceAllowed).toBe(false);
  });

  test('logging out frees the place, whatever sessions the browser had left behind', async () => {
    await fill();
    await signIn('tv-four');
    await member.visitor.call(auth.sessionEndAll, {});
    const last = await signIn('tv-four');
    const late = await signIn('tv-five');
    expect((await checkOf(late)).deviceAllowed).toBe(false);
    await last.call(auth.logout, {});
    expect((await checkOf(late)).deviceAllowed).toBe(true);
  });

  test('removing one there gives the place to the device that waits', async () => {
    await fill();
    const late = await signIn('tv-five');
    expect((await remove(late, 'tv-three')).meta).toMatchObject({ allowedDevices: 0 });
    expect((await checkOf(late)).deviceAllowed).toBe(true);
    expect((await late.call(auth.userDetail, {})).data.userWarningAction).toBeNull();
  });

  test('a device signed out from afar keeps its place, so that removals stay counted; for 30 days', async () => {
    await fill();
    await member.visitor.call(auth.sessionEndAll, {});
    const late = await signIn('tv-five');
    expect((await checkOf(late)).deviceAllowed).toBe(false);
    expect((await listOf(late)).data).toHaveLength(5);
    app.advance(31 * DAY);
    expect(await allowed(await signIn('tv-five'))).toEqual(['phone-one', 'tv-five']);
  });

  test('a device unused for 60 days gives its place away', async () => {
    await fill();
    app.advance(61 * DAY);
    const { meta } = await listOf(await signIn('tv-five'));
    expect(meta).toMatchObject({ allowedDevices: DEVICES - 1 });
  });

  test('of those that sign in at once no more are allowed than may be', async () => {
    for (let round = 0; round < 10; round += 1) {
      member = await signedUp(app, { deviceId: 'phone-one' });
      await signIn('tv-two');
      const form = { email: member.email, password: PASSWORD };
      const visitors = [1, 2, 3, 4].map((index) =>
        app.visitor({ platform: 'tv', deviceId: `tv-at-once-${index}` }),
      );
      const answers = await Promise.all(visitors.map((visitor) => visitor.call(auth.login, form)));
      for (const [index, { data }] of answers.entries())
        Object.assign(visitors[index] ?? {}, { token: data.accessToken });
      const checks = await Promise.all(visitors.map((visitor) => checkOf(visitor)));
      expect(checks.filter(({ deviceAllowed }) => deviceAllowed)).toHaveLength(DEVICES - 2);
      expect(await allowed(member.visitor)).toHaveLength(DEVICES);
    }
  });
});

describe('so many devices may be removed in 30 days', { tags: ['ROLE-05'] }, () => {
  test(
    'DELETE /device/{id} ends every session of the device before it answers',
    { tags: ['CONTENT-27'] },
    async () => {
      const sessions = [await signIn('tv-two'), await signIn('tv-two')];
      const { status, data, meta } = await remove(member.visitor, 'tv-two');
      expect([status, data.id]).toEqual([200, 'tv-two']);
      expect(meta).toEqual({
        allowedDevices: DEVICES - 1,
        maxDeviceCount: DEVICES,
        maxDeleteCount: REMOVALS,
        remainingDeleteCount: REMOVALS - 1,
      });
      for (const visitor of sessions) expect(await isSignedIn(visitor)).toBe(false);
      expect(await isSignedIn(member.visitor)).toBe(true);
    },
  );

  test('one that is gone, unknown or somebody else’s is not found, and counts for nothing', async () => {
    await signIn('tv-two');
    await remove(member.visitor, 'tv-two');
    const stranger = await signedUp(app, { deviceId: 'phone-of-a-stranger' });
    const answers = await Promise.all(
      ['tv-two', 'tv-nowhere', 'phone-of-a-stranger'].map((id) => remove(member.visitor, id)),
    );
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 3 }, () => [404, 'NOT_FOUND']));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect((await listOf(member.visitor)).meta).toMatchObject({ remainingDeleteCount: 2 });
    expect(await isSignedIn(stranger.visitor)).toBe(true);
  });

  test('the next is refused until the oldest removal is 30 days old', async () => {
    for (const id of ['tv-a', 'tv-b', 'tv-c']) {
      await signIn(id);
      expect((await remove(await signIn('phone-one'), id)).status).toBe(200);
      app.advance(5 * DAY);
    }
    const television = await signIn('tv-d');
    const phone = await signIn('phone-one');
    expect(codeOf(await remove(phone, 'tv-d'))).toEqual([409, 'DEVICE_DELETE_LIMIT']);
    expect(await isSignedIn(television)).toBe(true);
    app.advance(15 * DAY);
    const later = await signIn('phone-one');
    expect((await listOf(later)).meta).toMatchObject({ remainingDeleteCount: 1 });
    expect((await remove(later, 'tv-d')).status).toBe(200);
    await signIn('tv-e');
    expect(codeOf(await remove(later, 'tv-e'))).toEqual([409, 'DEVICE_DELETE_LIMIT']);
  });

  test('the device in use may be removed: that signs out here', async () => {
    expect((await remove(member.visitor, 'phone-one')).status).toBe(200);
    expect(await isSignedIn(member.visitor)).toBe(false);
    expect(codeOf(await listOf(member.visitor))).toEqual([401, 'SESSION_ENDED']);
  });

  test('a device that comes back has to wait its turn again', async () => {
    for (const id of ['tv-two', 'tv-three', 'tv-four', 'tv-five']) await signIn(id);
    await remove(member.visitor, 'tv-two');
    const back = await signIn('tv-two');
    expect((await checkOf(back)).deviceAllowed).toBe(false);
  });

  test('50 removals at once of which 3 are left: exactly 3 are made', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `tv-of-fifty-${index}`);
    await app.database.pool.query(
      `insert into auth.devices (account_id, device_id, platform, user_agent, first_seen_at, last_used_at)
       select $1, id, 'tv', '', $3, $3 from unnest($2::text[]) id`,
      [member.userId, ids, new Date(app.now())],
    );
    await app.database.pool.query(
      `insert into auth.sessions (id, account_id, platform, device_id, user_agent, ip, remembered, created_at, last_used_at, expires_at)
       select gen_random_uuid(), $1, 'tv', id, '', '', true, $3, $3, $4 from unnest($2::text[]) id`,
      [member.userId, ids, new Date(app.now()), new Date(app.now() + 300 * DAY)],
    );
    const answers = await Promise.all(ids.map((id) => remove(member.visitor, id)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(REMOVALS);
    expect(made.map(remaining).toSorted(ascending)).toEqual([0, 1, 2]);
    const { data, meta } = await listOf(member.visitor);
    expect(data).toHaveLength(1 + 50 - REMOVALS);
    expect(meta).toMatchObject({ remainingDeleteCount: 0 });
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(codeOf(answer)).toEqual([409, 'DEVICE_DELETE_LIMIT']);
  });

  test('the same removal at once is made and counted once', async () => {
    await signIn('tv-two');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => remove(member.visitor, 'tv-two')),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    expect(remaining(await listOf(member.visitor))).toBe(REMOVALS - 1);
  });

  test('two devices that remove each other: one is left', async () => {
    const other = await signIn('tv-two');
    const answers = await Promise.all([
      remove(member.visitor, 'tv-two'),
      remove(other, 'phone-one'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 401]);
    const signedIn = await Promise.all([isSignedIn(member.visitor), isSignedIn(other)]);
    expect(signedIn.filter(Boolean)).toHaveLength(1);
  });
});

describe('who may not', () => {
  const both = async (visitor: Visitor) =>
    (await Promise.all([listOf(visitor), remove(visitor, 'phone-one')])).map(codeOf);

  test('guests, sign-ups whose code is not entered, sessions that were ended', async () => {
    expect(await both(app.visitor())).toEqual([
      [401, 'LOGIN_REQUIRED'],
      [401, 'LOGIN_REQUIRED'],
    ]);
    const half = app.visitor();
    half.token = (await half.call(auth.register, signUpForm(freshEmail()))).data.accessToken;
    expect((await both(half)).map(([, code]) => code)).toEqual(['OTP_REQUIRED', 'OTP_REQUIRED']);
    const over = await signIn('tv-two');
    await remove(member.visitor, 'tv-two');
    expect(await both(over)).toEqual([
      [401, 'SESSION_ENDED'],
      [401, 'SESSION_ENDED'],
    ]);
    expect(await isSignedIn(member.visitor)).toBe(true);
  });

  test('a service that names a session of another account', async () => {
    const stranger = await signedUp(app, { deviceId: 'phone-of-a-stranger' });
    const session = await app.tokens.read(stranger.visitor.token ?? '');
    const asked = app.internal(deviceRemove, {
      userId: member.userId,
      sessionId: session?.sessionId ?? randomUUID(),
      deviceId: 'phone-one',
    });
    await expect(asked).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  });

  test('a child removes none', async () => {
    await signIn('tv-two');
    const { data: avatars } = await member.visitor.call(auth.avatarList, { profileType: 'KIDS' });
    const named = { profileName: 'Zeynep', avatarId: avatars[0]?.avatarId ?? '', langCode: 'en' };
    const child = { ...named, profileType: 'KIDS' as const };
    const { data: profile } = await member.visitor.call(auth.profileAdd, child);
    const { data } = await member.visitor.call(auth.profileSelect, { id: profile.id });
    member.visitor.token = data.accessToken;
    expect(codeOf(await remove(member.visitor, 'tv-two'))).toEqual([403, 'KIDS_PROFILE']);
  });
});
