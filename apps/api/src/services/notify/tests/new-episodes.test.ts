import { auth, content } from '@kandil/contract';
import { episodeFacts } from '@kandil/contract/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SUPPORT } from '../../../testing/support.ts';
import { type Browser, openPushApp, type PushApp } from '../../../testing/push-app.ts';

let app: PushApp;
beforeAll(async () => {
  app = await openPushApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

/** What a browser was shown. */
const shown = async (browser: Browser) =>
  (await app.received(browser)).map(({ payload }) => JSON.parse(payload) as Record<string, string>);
const bodies = async (browser: Browser) => (await shown(browser)).map(({ body }) => body);
const seriesId = async (code: string) =>
  (await app.visitor().call(content.seriesFindById, { code })).data.id;
const videoId = async (videoCode: string) =>
  (await app.visitor().call(content.videoByCode, { videoCode })).data.id;

describe('a new episode', () => {
  test('is announced once, signed and encrypted, and opens itself', async () => {
    const member = await app.member('member');
    const browser = await app.subscribed(member);
    await app.watched(member, 'son-kale');
    await app.publish({ 'son-kale': 1 });
    expect(await shown(browser)).toEqual([
      {
        title: 'Son Kale',
        body: 'Episode 7 is here: New 1',
        lang: 'en',
        dir: 'ltr',
        tag: `series-${await seriesId('son-kale')}`,
        url: `/en/watch/${await videoId('son-kale-new-1')}`,
      },
    ]);
    const [message] = await app.received(browser);
    expect(message?.sender).toBe(SUPPORT.push.keys.publicKey);
    expect(message?.topic).toMatch(/^[\w-]{32}$/);
    expect(message?.ttl).toBeGreaterThan(86_000);
    expect(message?.ttl).toBeLessThanOrEqual(86_400);
  });

  test('is one message with the others of its import, in the language of the profile', async () => {
    const member = await app.member('member');
    const { data } = await member.call(auth.user, {});
    const [profile] = data.userProfile;
    const speak = (langCode: string) =>
      member.call(auth.profileEdit, { id: profile?.id ?? 0, langCode });
    expect((await speak('ar')).status).toBe(200);
    const browser = await app.subscribed(member);
    await app.watched(member, 'two-sugars');
    await app.publish({ 'two-sugars': 3 });
    const id = await seriesId('two-sugars');
    expect(await shown(browser)).toMatchObject([
      { body: '3 حلقات جديدة', lang: 'ar', dir: 'rtl', url: `/ar/detail/${id}` },
    ]);
    await speak('en');
  });

  test('is announced to each device of a profile, and to no other profile', async () => {
    const [member, other] = [await app.member('member'), await app.member('canceled')];
    const browsers = [await app.subscribed(member), await app.subscribed(member)];
    const strange = await app.subscribed(other);
    await app.watched(member, 'winter-camp');
    await app.publish({ 'winter-camp': 1 });
    for (const browser of browsers)
      expect(await bodies(browser)).toEqual(['Episode 7 is here: New 1']);
    expect(await bodies(strange)).toEqual([]);
  });

  test('is announced to those alone who have finished the one before', async () => {
    const member = await app.member('member');
    const browser = await app.subscribed(member);
    for (const code of ['our-oven', 'thirty-nights'])
      await member.call(content.addToMyList, { seriesId: await seriesId(code) });
    await app.watched(member, 'our-oven', 60);
    const earlier = app.demo.titles.find(({ code }) => code === 'thirty-nights')?.seasons[0];
    await app.watched(member, earlier?.episodes.at(-2)?.code ?? '');
    await app.publish({ 'our-oven': 1, 'thirty-nights': 1, 'house-of-stars': 1 });
    expect(await bodies(browser)).toEqual([]);
  });

  test('is announced to those who have seen the credits begin', async () => {
    const member = await app.member('member');
    const browser = await app.subscribed(member);
    const credits = app.lastOf('the-vizier')?.marks?.find(({ kind }) => kind === 'CREDITS');
    await app.watched(member, 'the-vizier', Math.ceil(credits?.from ?? 0));
    await app.publish({ 'the-vizier': 1 });
    expect(await bodies(browser)).toHaveLength(1);
  });

  test('is not announced again after another import, nor when it returns', async () => {
    const member = await app.member('member');
    const browser = await app.subscribed(member);
    await app.watched(member, 'sea-falcons');
    await app.publish({ 'sea-falcons': 1 });
    expect((await app.publish({})).unchanged).toBe(true);
    await app.publish({ 'sea-falcons': 0 });
    await app.publish({ 'sea-falcons': 1 });
    expect(await bodies(browser)).toEqual(['Episode 7 is here: New 1']);
    expect(await app.waiting()).toEqual([]);
  });

  test('of the same day waits for the next morning', async () => {
    const member = await app.member('member');
    const browser = await app.subscribed(member);
    await app.watched(member, 'her-letters');
    await app.publish({ 'her-letters': 1 });
    await app.watched(member, 'her-letters-new-1');
    await app.publish({ 'her-letters': 2 });
    await app.publish({ 'her-letters': 3 });
    expect(await bodies(browser)).toEqual(['Episode 9 is here: New 1']);
    const [seconds = 0, ...others] = await app.waiting();
    expect(others).toEqual([]);
    expect(seconds / 3600).toBeCloseTo(20, 0);
    app.advance(20 * 3_600_000);
    await app.runWaiting();
    expect(await bodies(browser)).toEqual(['Episode 9 is here: New 1', '2 new episodes']);
  });
});

describe('an announced title', () => {
  const FILM = 'the-calligrapher';
  let year = 2090;
  /** Its time comes, as if nothing of it had been shown before. */
  const begin = async (code: string) => {
    await app.database.pool.query(
      `update content.video v set shown_since = null from content.title t where t.id = v.title_id and t.code = $1`,
      [code],
    );
    const visibleUntil = `${(year += 1)}-01-01T00:00:00Z`;
    await app.publish({}, (title) => (title.code === code ? { ...title, visibleUntil } : title));
  };

  test('is news when it begins, for those alone who have it on their list', async () => {
    const [member, other] = [await app.member('member'), await app.member('canceled')];
    const browser = await app.subscribed(member);
    const strange = await app.subscribed(other);
    await member.call(content.addToMyList, { seriesId: await seriesId(FILM) });
    await begin(FILM);
    expect(await shown(browser)).toMatchObject([
      {
        title: 'The Calligrapher',
        body: 'You can watch it now.',
        url: `/en/watch/${await videoId(`${FILM}-film`)}`,
      },
    ]);
    expect(await bodies(strange)).toEqual([]);
    await begin(FILM);
    expect(await bodies(browser)).toHaveLength(1);
  });

  test('is not named in a message after it has left', async () => {
    const videoIds = [await videoId(`${FILM}-film`)];
    const named = async () =>
      (await app.internal(episodeFacts, { videoIds, language: 'en' })).map(({ title }) => title);
    expect(await named()).toEqual(['The Calligrapher']);
    await app.database.pool.query(
      'update content.video set shown_until = now() where id = any ($1)',
      [videoIds],
    );
    expect(await named()).toEqual([]);
  });
});

describe('a child', () => {
  test('hears of titles for children alone', async () => {
    const child = await app.member('family', { kids: true });
    const browser = await app.subscribed(child);
    await app.watched(child, 'zeytins-garden');
    await app.finished(browser, 'wolves-of-the-steppe');
    await app.publish({ 'wolves-of-the-steppe': 1, 'zeytins-garden': 1 });
    const tag = `series-${await seriesId('zeytins-garden')}`;
    expect(await shown(browser)).toMatchObject([{ tag }]);
  });

  test.each([
    ['too old for it', 'little-astronomer', { maxAge: 3 }],
    ['not on its allow list', 'zeytins-garden', { titleIds: [] }],
  ] as const)('does not hear of a series that is %s', async (_what, code, limits) => {
    const child = await app.member('family', { kids: true });
    const parent = await app.member('family');
    const profiles = (await parent.call(auth.profileList, {})).data;
    const id = profiles.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
    const browser = await app.subscribed(child);
    await app.watched(child, code);
    if ('maxAge' in limits) await parent.call(auth.profileEdit, { id, ...limits });
    else await parent.call(auth.allowListSet, { id, titleIds: [...limits.titleIds] });
    await app.publish({ [code]: 1 });
    expect(await shown(browser)).toEqual([]);
    await parent.call(auth.profileEdit, { id, maxAge: 7 });
    await parent.call(auth.allowListSet, { id, titleIds: null });
  });
});

test('an account without a plan hears of free episodes alone', async () => {
  const browser = await app.subscribed(await app.member('free'));
  for (const series of ['caravan-of-dust', 'last-train-to-medina'])
    await app.finished(browser, series);
  await app.publish({ 'caravan-of-dust': 2, 'last-train-to-medina': 1 });
  expect(await bodies(browser)).toEqual(['Episode 8 is here: New 2']);
});

test('a free episode is news on the day of one that was not', async () => {
  const browser = await app.subscribed(await app.member('free'));
  await app.finished(browser, 'forty-wells');
  await app.publish({ 'forty-wells': 1 });
  expect(await bodies(browser)).toEqual([]);
  await app.publish({ 'forty-wells': 2 });
  expect(await bodies(browser)).toEqual([expect.stringContaining('New 2')]);
});
