import { auth } from '@kandil/contract';
import { deviceRemove } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  type SignedUp,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  checkIn,
  DAY,
  DEVICES,
  listOf,
  openDevicesApp,
  REMOVALS,
  remove,
  signInOn,
} from './devices.fixture.ts';

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => void (app = await openDevicesApp()));
afterAll(() => app.close());

const signIn = (deviceId: string) => signInOn(app, member, deviceId);
const checkOf = (visitor: Visitor) => checkIn(app, visitor);
const codeOf = ({ status, meta }: { status: number; meta: object | null }) => [
  status,
  meta && 'code' in meta ? meta.code : null,
];
const remaining = ({ meta }: { meta: object | null }) =>
  meta && 'remainingDeleteCount' in meta ? Number(meta.remainingDeleteCount) : Number.NaN;
const ascending = (a: number, b: number) => a - b;
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted(ascending);
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.call(auth.userDetail, {})).status === 200;

/** The first device is `phone-one`. */
beforeEach(async () => {
  member = await signedUp(app, { deviceId: 'phone-one' });
});

describe('the number of removals in 30 days is limited', { tags: ['ROLE-05'] }, () => {
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

  test('a removed, unknown or foreign device gives 404 and does not count', async () => {
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

  test('the next removal is refused until the oldest one is 30 days old', async () => {
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

  test('removing the device in use signs it out', async () => {
    expect((await remove(member.visitor, 'phone-one')).status).toBe(200);
    expect(await isSignedIn(member.visitor)).toBe(false);
    expect(codeOf(await listOf(member.visitor))).toEqual([401, 'SESSION_ENDED']);
  });

  test('a removed device that returns is last in the queue', async () => {
    for (const id of ['tv-two', 'tv-three', 'tv-four', 'tv-five']) await signIn(id);
    await remove(member.visitor, 'tv-two');
    const back = await signIn('tv-two');
    expect((await checkOf(back)).deviceAllowed).toBe(false);
  });

  test('of 50 concurrent removals with 3 left, exactly 3 succeed', async () => {
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

  test('concurrent removals of the same device count once', async () => {
    await signIn('tv-two');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => remove(member.visitor, 'tv-two')),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    expect(remaining(await listOf(member.visitor))).toBe(REMOVALS - 1);
  });

  test('of two devices that remove each other, one stays', async () => {
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

  test('guests, sign-ups without their code, ended sessions', async () => {
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

  test('a profile for children', async () => {
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
