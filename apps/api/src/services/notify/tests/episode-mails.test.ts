import { auth, content, notify } from '@kandil/contract';
import { notifyForget } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOON, openPushApp, type PushApp } from '../../../testing/push-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { mailEpisodes } from '../jobs/jobs.ts';
import { stopToken } from '../rules/stop-link.ts';
import { SUPPORT } from '../../../testing/support.ts';

let app: PushApp;
beforeAll(async () => {
  app = await openPushApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

/** A zone in which it is 23:00. */
const NIGHT = { 'x-zone': 'Pacific/Noumea' };

const set = (visitor: Visitor, on: boolean, headers = NOON) =>
  visitor.call(notify.episodeMailsSet, { on }, { headers });
const byMail = async (visitor: Visitor) =>
  (await visitor.call(notify.notificationSettings, {})).data.byMail;
const subjects = () => app.mails.map(({ to, subject }) => `${to}: ${subject}`);
const profileOf = async (visitor: Visitor) =>
  (await visitor.call(auth.profileList, {})).data.find(({ isDefaultProfile }) => isDefaultProfile);
const codeOf = ({ meta }: { meta: Record<string, unknown> | null }) => meta?.['code'];
const query = (sql: string, ...values: unknown[]) => app.database.pool.query(sql, values);

/** A second profile. */
async function added(visitor: Visitor) {
  const { data: profiles } = await visitor.call(auth.profileList, {});
  const avatarId = profiles[0]?.avatarId ?? '';
  return visitor.call(auth.profileAdd, { profileName: 'Zeynep', avatarId, langCode: 'en' });
}

/** A member who has turned the mails on. */
async function mailed(role: 'member' | 'free' | 'family') {
  const member = await app.member(role);
  expect((await set(member, true)).status).toBe(200);
  return member;
}

describe('the switch', () => {
  test('is off, turns on and off, and a repetition changes nothing', async () => {
    const member = await app.member('member');
    expect(await byMail(member)).toBe(false);
    for (const on of [true, true, false, false]) {
      expect((await set(member, on)).status).toBe(200);
      expect(await byMail(member)).toBe(on);
    }
  });

  test('is of one profile', async () => {
    const family = await mailed('family');
    const { data: profile } = await added(family);
    const headers = { 'x-profile-id': String(profile.id) };
    const { data } = await family.call(notify.notificationSettings, {}, { headers });
    expect(data.byMail).toBe(false);
    await family.call(auth.profileDelete, { id: profile.id });
  });

  test('is refused to guests, to children and without a verified address', async () => {
    expect(codeOf(await set(app.visitor(), true))).toBe('LOGIN_REQUIRED');
    const child = await app.member('family');
    const { data: profiles } = await child.call(auth.profileList, {});
    const kids = profiles.find(({ profileType }) => profileType === 'KIDS');
    await child.call(auth.profileSelect, { id: kids?.id ?? 0 });
    expect(codeOf(await set(child, true))).toBe('KIDS_PROFILE');
    expect(await byMail(child)).toBe(null);
    const member = await app.member('member');
    await query(`update auth.accounts set email_verified_at = null where email like 'member@%'`);
    expect(codeOf(await set(member, true))).toBe('EMAIL_UNVERIFIED');
    expect(await byMail(member)).toBe(null);
    await query(`update auth.accounts set email_verified_at = now() where email like 'member@%'`);
    expect(await byMail(member)).toBe(false);
  });
});

describe('a new episode', () => {
  test('is mailed once, with the way to stop it', async () => {
    const member = await mailed('member');
    const profile = await profileOf(member);
    await app.watched(member, 'son-kale');
    await app.publish({ 'son-kale': 1 });
    expect(subjects()).toEqual(['member@kandil.test: Son Kale: Episode 7 is here: New 1']);
    const { data: episode } = await app
      .visitor()
      .call(content.videoByCode, { videoCode: 'son-kale-new-1' });
    const [mail] = app.mails;
    const token = stopToken(profile?.id ?? 0, SUPPORT.linkKeys);
    const site = SUPPORT.publicOrigin;
    expect(mail?.text).toContain(`${site}/en/watch/${episode.id}`);
    expect(mail?.text).toContain(`${site}/episode-mails?token=${token}`);
    expect(mail?.html).toContain(`${site}/episode-mails?token=${token}`);
    expect(mail?.text).toContain(profile?.profileName);
    expect(mail?.stop).toBe(`${site}/api/notify/episode-mails/stop/${token}`);
    await app.publish({ 'son-kale': 0 });
    await app.publish({ 'son-kale': 1 });
    expect(app.mails).toHaveLength(1);
  });

  test('joins the mail of its day, and a later one waits for the next morning', async () => {
    const member = await mailed('member');
    await app.watched(member, 'her-letters');
    await app.publish({ 'her-letters': 2 });
    await app.watched(member, 'her-letters-new-2');
    await app.publish({ 'her-letters': 3 });
    expect(subjects()).toEqual(['member@kandil.test: Her Letters: 2 new episodes']);
    const [seconds = 0, ...others] = await app.waiting();
    expect(others).toEqual([]);
    expect(seconds / 3600).toBeCloseTo(20, 0);
    app.advance(20 * 3_600_000);
    await app.runWaiting();
    expect(subjects()).toHaveLength(2);
  });

  test('waits until eight in the morning of its reader', async () => {
    const member = await app.member('member');
    await set(member, true, NIGHT);
    await app.watched(member, 'two-sugars');
    await app.publish({ 'two-sugars': 1 });
    expect(subjects()).toEqual([]);
    const [seconds = 0, ...others] = await app.waiting();
    expect([seconds / 3600, others]).toEqual([expect.closeTo(9, 1), []]);
    app.advance(9 * 3_600_000);
    await app.runWaiting();
    expect(subjects()).toEqual(['member@kandil.test: Two Sugars: Episode 5 is here: New 1']);
  });

  test('is mailed once, however many jobs there are for its notice', async () => {
    const member = await app.member('member');
    await set(member, true, NIGHT);
    await app.watched(member, 'forty-wells');
    await app.publish({ 'forty-wells': 1 });
    const { rows } = await query(`select data from queue.job where name = $1`, mailEpisodes.name);
    const { mailId: _, ...ofBefore } = mailEpisodes.payload.parse(rows.at(-1).data);
    app.advance(9 * 3_600_000);
    for (const copy of [ofBefore, { ...ofBefore, mailId: randomUUID() }])
      await app.queue.enqueue(app.db, mailEpisodes, copy);
    await app.runWaiting();
    expect(subjects()).toHaveLength(1);
  });

  test('is not mailed to who has not finished the one before', async () => {
    const member = await mailed('member');
    await app.watched(member, 'our-oven', 60);
    await app.publish({ 'our-oven': 1 });
    expect(subjects()).toEqual([]);
  });

  test('is mailed to an account without a plan only if it is free', async () => {
    const free = await mailed('free');
    const { id: profileId = 0 } = (await profileOf(free)) ?? {};
    for (const series of ['caravan-of-dust', 'last-train-to-medina'])
      await app.finishedBy(profileId, series);
    await app.publish({ 'caravan-of-dust': 2, 'last-train-to-medina': 1 });
    expect(subjects()).toEqual(['free@kandil.test: Caravan of Dust: Episode 8 is here: New 2']);
  });

  test.each([
    ['the address is not verified any more', 'email_verified_at = null'],
    ['the account is disabled', 'disabled_at = now()'],
    ['its deletion was asked for', 'delete_at = now()'],
  ])('is not mailed when %s', async (_when, change) => {
    const member = await mailed('member');
    await app.watched(member, 'winter-camp');
    const before = await query(`select * from auth.accounts where email like 'member@%'`);
    await query(`update auth.accounts set ${change} where email like 'member@%'`);
    await app.publish({ 'winter-camp': 1 });
    expect(subjects()).toEqual([]);
    await query(
      `update auth.accounts set email_verified_at = $1, disabled_at = null, delete_at = null
       where email like 'member@%'`,
      before.rows[0].email_verified_at,
    );
    await app.publish({ 'winter-camp': 0 });
    await query(`delete from notify.notified_episode`);
  });
});

describe('the link of a mail', () => {
  const open = (token: string, method: 'GET' | 'POST') =>
    app.app.inject({
      method,
      url: `/api/notify/episode-mails/stop/${token}`,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    });

  test('turns the mails off with one post, without login; to look at it changes nothing', async () => {
    const member = await mailed('member');
    const { id = 0 } = (await profileOf(member)) ?? {};
    const token = stopToken(id, SUPPORT.linkKeys);
    const looked = await open(token, 'GET');
    expect(looked.statusCode).toBe(303);
    expect(looked.headers['location']).toBe(`${SUPPORT.publicOrigin}/episode-mails?token=${token}`);
    expect(await byMail(member)).toBe(true);
    for (let times = 0; times < 2; times++) {
      expect((await open(token, 'POST')).statusCode).toBe(204);
      expect(await byMail(member)).toBe(false);
    }
  });

  test('turns them off from its page', async () => {
    const member = await mailed('member');
    const { id = 0 } = (await profileOf(member)) ?? {};
    const token = stopToken(id, SUPPORT.linkKeys);
    for (let times = 0; times < 2; times++)
      expect((await app.visitor().call(notify.episodeMailsStop, { token })).status).toBe(200);
    expect(await byMail(member)).toBe(false);
  });

  test('of another profile, or damaged, stops nothing', async () => {
    const member = await mailed('member');
    const { id = 0 } = (await profileOf(member)) ?? {};
    const token = stopToken(id, SUPPORT.linkKeys);
    const [, proof] = token.split('.');
    for (const bad of [
      `${id + 1}.${proof}`,
      token.slice(0, -1),
      `${id}.`,
      'x',
      `${id}.${'A'.repeat(43)}`,
    ]) {
      const answer = await app.visitor().call(notify.episodeMailsStop, { token: bad });
      expect(codeOf(answer)).toBe('LINK_DAMAGED');
      expect((await open(bad, 'POST')).statusCode).toBe(404);
    }
    expect(await byMail(member)).toBe(true);
  });
});

test('mails end with their profile and their account, whose export names them', async () => {
  const family = await mailed('family');
  const { data: profile } = await added(family);
  const headers = { 'x-profile-id': String(profile.id), ...NOON };
  expect((await family.call(notify.episodeMailsSet, { on: true }, { headers })).status).toBe(200);
  const rows = async () =>
    (await app.db.selectFrom('episode_mail').select(['profile_id', 'user_id']).execute()) ?? [];
  const mailedIds = async () => (await rows()).map(({ profile_id: id }) => id);
  expect(await mailedIds()).toContain(profile.id);
  await family.call(auth.profileDelete, { id: profile.id });
  await expect.poll(mailedIds).not.toContain(profile.id);
  const [own] = await rows();
  const { data } = await family.call(auth.dataExport, {});
  expect(data).toMatchObject({ episodeMails: [{ profileId: own?.profile_id, timeZone: 'UTC' }] });
  await app.internal(notifyForget, { userId: own?.user_id ?? '', profileIds: [] });
  expect(await rows()).toEqual([]);
});
