import { auth, notify } from '@kandil/contract';
import { notifyEndSessions, notifyForget, notifyForgetProfiles } from '@kandil/contract/internal';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SUPPORT } from '../../../testing/support.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { type Browser, NOON, openPushApp, type PushApp } from '../../../testing/push-app.ts';

let app: PushApp;
beforeAll(async () => {
  app = await openPushApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const hashOf = ({ endpoint }: Browser) => createHash('sha256').update(endpoint).digest('hex');
const rowOf = async ({ endpoint }: Browser) =>
  (await app.subscribers()).find((row) => row.endpoint === endpoint);
const settings = async (visitor: Visitor, browser?: Browser) => {
  const asked = browser ? { device: hashOf(browser) } : {};
  const { data } = await visitor.call(notify.notificationSettings, asked);
  const { byMail: _byMail, ...devices } = data;
  return devices;
};
const refusal = ({ status, meta }: { status: number; meta: unknown }) => [
  status,
  (meta as { code?: string } | null)?.code,
];

describe('a browser', () => {
  test('subscribes to the key of the product, and is counted with the others', async () => {
    const member = await app.member('member');
    expect((await member.call(notify.pushKey, {})).data).toEqual({
      key: SUPPORT.push.keys.publicKey,
    });
    expect(await settings(member)).toEqual({ onThisDevice: false, otherDevices: 0 });
    const [one, other] = [await app.subscribed(member), await app.subscribed(member)];
    expect(await settings(member, one)).toEqual({ onThisDevice: true, otherDevices: 1 });
    await app.subscribed(member);
    await member.call(notify.pushSubscribe, one, { headers: NOON });
    expect(await settings(member, one)).toEqual({ onThisDevice: true, otherDevices: 2 });
    for (const _ of [1, 2])
      expect((await member.call(notify.pushUnsubscribe, { endpoint: one.endpoint })).status).toBe(
        200,
      );
    expect(await settings(member, one)).toEqual({ onThisDevice: false, otherDevices: 2 });
    expect(await rowOf(other)).toMatchObject({ zone: 'UTC' });
  });

  test('belongs to the profile that used it last', async () => {
    const [grownUp, child] = [
      await app.member('family'),
      await app.member('family', { kids: true }),
    ];
    const browser = await app.subscribed(grownUp);
    await child.call(notify.pushSubscribe, browser);
    expect(await settings(grownUp, browser)).toEqual({ onThisDevice: false, otherDevices: 0 });
    expect(await settings(child, browser)).toEqual({ onThisDevice: true, otherDevices: 0 });
  });

  test('leaves when the account has twenty newer ones', async () => {
    const member = await app.member('canceled');
    const first = await app.subscribed(member);
    for (let n = 0; n < 20; n += 1) {
      app.advance(1000);
      await app.subscribed(member);
    }
    expect(await rowOf(first)).toBeUndefined();
    expect(await settings(member)).toEqual({ onThisDevice: false, otherDevices: 20 });
  });

  test('renews its subscription with the secrets of the old one', async () => {
    const member = await app.member('member');
    const [old, renewed] = [await app.subscribed(member), await app.browser()];
    const { id } = (await rowOf(old)) ?? {};
    const proof = { endpoint: old.endpoint, auth: old.keys.auth };
    const renew = (requested: Browser, given = proof) =>
      app.visitor().call(notify.pushRenew, { ...requested, old: given });
    expect((await renew(renewed, { ...proof, auth: renewed.keys.auth })).status).toBe(200);
    expect(await rowOf(renewed)).toBeUndefined();
    expect((await renew(renewed)).status).toBe(200);
    expect(await rowOf(renewed)).toMatchObject({ id, auth: renewed.keys.auth });
    expect(await rowOf(old)).toBeUndefined();
    const taken = await app.subscribed(member);
    expect((await renew(renewed, { endpoint: taken.endpoint, auth: taken.keys.auth })).status).toBe(
      200,
    );
    expect([(await rowOf(taken))?.auth, (await rowOf(renewed))?.id]).toEqual([taken.keys.auth, id]);
  });
});

describe('nobody', () => {
  test('subscribes as a guest or in an ended session', async () => {
    const browser = await app.browser();
    const guest = app.visitor();
    const gone = await app.member('member');
    await gone.call(auth.logout, {});
    for (const [visitor, code] of [
      [guest, 'LOGIN_REQUIRED'],
      [gone, 'SESSION_ENDED'],
    ] as const) {
      const refused = await visitor.call(notify.pushSubscribe, browser);
      expect(refusal(refused)).toEqual([401, code]);
      expect(refusal(await visitor.call(notify.notificationSettings, {}))).toEqual([401, code]);
    }
    expect(refusal(await guest.call(notify.pushKey, {}))).toEqual([401, 'LOGIN_REQUIRED']);
    const { endpoint } = browser;
    const left = await guest.call(notify.pushUnsubscribe, { endpoint });
    expect(refusal(left)).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await rowOf(browser)).toBeUndefined();
  });

  test('ends the notifications of another account', async () => {
    const [member, other] = [await app.member('member'), await app.member('free')];
    const browser = await app.subscribed(member);
    await other.call(notify.pushUnsubscribe, { endpoint: browser.endpoint });
    expect(await rowOf(browser)).toBeDefined();
    expect((await settings(other, browser)).onThisDevice).toBe(false);
  });

  test.each([
    ['the machines of the product', 'http://127.0.0.1:5432/push', 'endpoint'],
    ['any other site', 'https://push.example.com/send/1', 'endpoint'],
    ['a push service without TLS', 'http://fcm.googleapis.com/fcm/send/1', 'endpoint'],
    ['no address', 'fcm', 'endpoint'],
  ])('makes the product call %s', async (_what, endpoint, field) => {
    const member = await app.member('member');
    const refused = await member.call(notify.pushSubscribe, { ...(await app.browser()), endpoint });
    expect(refusal(refused)).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys((refused.meta?.['fields'] as object | undefined) ?? {})).toEqual([field]);
    const old = { endpoint: 'https://fcm.googleapis.com/1', auth: 'A'.repeat(22) };
    const renewed = { ...(await app.browser()), endpoint, old };
    expect((await app.visitor().call(notify.pushRenew, renewed)).status).toBe(400);
  });

  test('subscribes with keys that cannot encrypt', async () => {
    const member = await app.member('member');
    const { endpoint, keys } = await app.browser();
    const offCurve = { ...keys, p256dh: `B${'A'.repeat(86)}` };
    const refused = await member.call(notify.pushSubscribe, { endpoint, keys: offCurve });
    expect(refusal(refused)).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('notifications end', () => {
  test('with their session', async () => {
    const member = await app.member('member');
    const browser = await app.subscribed(member);
    await member.call(auth.logout, {});
    await app.settled();
    await expect.poll(() => rowOf(browser)).toBeUndefined();
  });

  test('with sessions that another device ends', async () => {
    const [member, elsewhere] = [await app.member('member'), await app.member('member')];
    const [own, ended] = [await app.subscribed(member), await app.subscribed(elsewhere)];
    await member.call(auth.sessionEndAll, {});
    await expect.poll(() => rowOf(ended)).toBeUndefined();
    expect(await rowOf(own)).toBeDefined();
    const sessionIds = [(await rowOf(own))?.session_id ?? ''];
    for (const _ of [1, 2]) await app.internal(notifyEndSessions, { sessionIds });
    expect(await rowOf(own)).toBeUndefined();
  });

  test('with their profile', async () => {
    const family = await app.member('family');
    const { data: profiles } = await family.call(auth.profileList, {});
    const { data: profile } = await family.call(auth.profileAdd, {
      profileName: 'Zeynep',
      avatarId: profiles[0]?.avatarId ?? '',
      langCode: 'en',
    });
    const headers = { ...NOON, 'x-profile-id': String(profile.id) };
    const browser = await app.subscribed(family, headers);
    expect((await rowOf(browser))?.profile_id).toBe(profile.id);
    expect((await family.call(auth.profileDelete, { id: profile.id })).status).toBe(200);
    await expect.poll(() => rowOf(browser)).toBeUndefined();
    await app.internal(notifyForgetProfiles, { profileIds: [profile.id] });
  });

  test('with their account, whose export names the devices without their secrets', async () => {
    const free = await app.member('free');
    const browser = await app.subscribed(free);
    const { data } = await free.call(auth.dataExport, {});
    expect(data).toMatchObject({
      notifiedDevices: [{ pushService: new URL(browser.endpoint).host, timeZone: 'UTC' }],
    });
    for (const secret of [browser.endpoint, browser.keys.auth, browser.keys.p256dh])
      expect(JSON.stringify(data)).not.toContain(secret);
    const { user_id: userId = '', profile_id: profileId = 0 } = (await rowOf(browser)) ?? {};
    await app.internal(notifyForget, { userId, profileIds: [profileId] });
    expect(await rowOf(browser)).toBeUndefined();
  });
});
