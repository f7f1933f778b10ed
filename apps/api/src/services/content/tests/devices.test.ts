import { auth } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuthApp, PASSWORD, type SignedUp, signedUp } from '../../../testing/auth-app.ts';
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

const signIn = (deviceId: string, headers?: Record<string, string>) =>
  signInOn(app, member, deviceId, headers);
const checkOf = (visitor: Visitor) => checkIn(app, visitor);
const allowed = async (visitor: Visitor) => {
  const { data } = await listOf(visitor);
  return data.flatMap((each) => (each.allowed ? [each.id] : [])).sort();
};

/** The first device is `phone-one`. */
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

  test(
    'the limits contain the remaining additions and removals',
    { tags: ['ENTITY-43'] },
    async () => {
      await signIn('tv-lounge');
      const { meta } = await listOf(member.visitor);
      expect(meta).toEqual({
        allowedDevices: DEVICES - 2,
        maxDeviceCount: DEVICES,
        maxDeleteCount: REMOVALS,
        remainingDeleteCount: REMOVALS,
      });
    },
  );

  test('each session without a device id counts as a device, so omitting the id gains nothing', async () => {
    await signIn('');
    await signIn('x'.repeat(65));
    const { data, meta } = await listOf(member.visitor);
    expect(data).toHaveLength(3);
    expect(meta).toMatchObject({ allowedDevices: DEVICES - 3 });
    expect(new Set(data.map(({ id }) => id)).size).toBe(3);
  });

  test('a refresh counts as a use of the device, written at most once a minute', async () => {
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

describe('the number of devices of an account is limited', { tags: ['ROLE-04'] }, () => {
  const fill = async () => {
    const visitors: Visitor[] = [member.visitor];
    for (const id of ['tv-two', 'tv-three', 'tv-four']) visitors.push(await signIn(id));
    return visitors;
  };

  test('a device over the limit signs in and gets a warning; the others are unaffected', async () => {
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

  test('signing in again keeps the position in the queue; signing out loses it', async () => {
    const [, two] = await fill();
    await signIn('tv-five');
    const late = await signIn('tv-five');
    expect(await allowed(late)).toEqual(['phone-one', 'tv-four', 'tv-three', 'tv-two']);
    await two?.call(auth.logout, {});
    expect(await allowed(late)).toEqual(['phone-one', 'tv-five', 'tv-four', 'tv-three']);
    const back = await signIn('tv-two');
    expect((await checkOf(back)).deviceAllowed).toBe(false);
  });

  test('logging out frees the place, even if the browser has abandoned sessions', async () => {
    await fill();
    await signIn('tv-four');
    await member.visitor.call(auth.sessionEndAll, {});
    const last = await signIn('tv-four');
    const late = await signIn('tv-five');
    expect((await checkOf(late)).deviceAllowed).toBe(false);
    await last.call(auth.logout, {});
    expect((await checkOf(late)).deviceAllowed).toBe(true);
  });

  test('removing a device gives its place to the next one in the queue', async () => {
    await fill();
    const late = await signIn('tv-five');
    expect((await remove(late, 'tv-three')).meta).toMatchObject({ allowedDevices: 0 });
    expect((await checkOf(late)).deviceAllowed).toBe(true);
    expect((await late.call(auth.userDetail, {})).data.userWarningAction).toBeNull();
  });

  test('a device that is signed out remotely keeps its place for 30 days, so that removals count', async () => {
    await fill();
    await member.visitor.call(auth.sessionEndAll, {});
    const late = await signIn('tv-five');
    expect((await checkOf(late)).deviceAllowed).toBe(false);
    expect((await listOf(late)).data).toHaveLength(5);
    app.advance(31 * DAY);
    expect(await allowed(await signIn('tv-five'))).toEqual(['phone-one', 'tv-five']);
  });

  test('a device unused for 60 days loses its place', async () => {
    await fill();
    app.advance(61 * DAY);
    const { meta } = await listOf(await signIn('tv-five'));
    expect(meta).toMatchObject({ allowedDevices: DEVICES - 1 });
  });

  test('concurrent sign-ins do not exceed the limit', async () => {
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
