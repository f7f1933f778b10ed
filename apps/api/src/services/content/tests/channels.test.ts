import { content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { catalogueCache } from '../world.ts';
import { mediaCatalogue } from '../store/media.ts';

let product: ProductApp;
let guest: Visitor;
let child: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  child = await product.member('family', { kids: true });
});
afterAll(() => product.close());

const channel = async (code: string) => (await guest.call(content.channelByCode, { code })).data;
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

describe('channels', () => {
  test(
    'the menu starts with All in the visitor’s language',
    { tags: ['CONTENT-34', 'ENTITY-34', 'TV-02'] },
    async () => {
      const { data } = await guest.call(content.channelCategories, {});
      expect(data[0]).toEqual({ code: 'all', title: 'All' });
      expect(codes(data)).toEqual([
        'all',
        'series-and-films',
        'knowledge',
        'faith',
        'children',
        'home-and-travel',
      ]);
      const arabic = await product.visitor({ language: 'ar' }).call(content.channelCategories, {});
      expect(arabic.data[0]?.title).toBe('الكل');
    },
  );

  test('the channels of a category; All has every channel', { tags: ['CONTENT-35'] }, async () => {
    expect(codes((await guest.call(content.channelsOfCategory, { code: 'faith' })).data)).toEqual([
      'hilal',
      'mihrab',
    ]);
    const all = await guest.call(content.channelsOfCategory, { code: 'all' });
    expect(all.data).toEqual((await guest.call(content.channelsAll, {})).data);
    expect(
      (await guest.call(content.channelsOfCategory, { code: 'no-such-category' })).status,
    ).toBe(404);
  });

  test(
    'all channels, and a single one, with the current programme',
    { tags: ['CONTENT-36', 'CONTENT-38', 'ENTITY-32', 'ENTITY-33'] },
    async () => {
      const { data } = await guest.call(content.channelsAll, {});
      expect(codes(data)).toEqual([
        'bogaz',
        'hilal',
        'fanous',
        'yildiz',
        'girih',
        'mihrab',
        'lale',
        'kervan',
      ]);
      for (const { epgInfo, userInfo, imgLogoUrl } of data) {
        expect(userInfo.favoriteFlag).toBe(false);
        expect(imgLogoUrl).toMatch(/^\/images\//);
        expect(epgInfo?.currentEPGTitle).not.toBe('');
        expect(Date.parse(epgInfo?.currentEPGBroadcastStartDate ?? '')).toBeLessThanOrEqual(
          product.now(),
        );
        expect(Date.parse(epgInfo?.currentEPGBroadcastEndDate ?? '')).toBeGreaterThan(
          product.now(),
        );
      }
      expect(await channel('bogaz')).toEqual(data[0]);
      expect((await guest.call(content.channelByCode, { code: 'no-such-channel' })).status).toBe(
        404,
      );
    },
  );

  test(
    'the guide has no gap and contains the current programme',
    { tags: ['CONTENT-40'] },
    async () => {
      const { id, epgInfo } = await channel('hilal');
      const { data } = await guest.call(content.channelEpg, { id });
      const starts = data.map(({ startDate }) => startDate);
      expect(starts.slice(1)).toEqual(data.slice(0, -1).map(({ endDate }) => endDate));
      expect(starts).toEqual([...new Set(starts)].sort());
      expect(
        data.find(({ startDate }) => startDate === epgInfo?.currentEPGBroadcastStartDate)?.title,
      ).toBe(epgInfo?.currentEPGTitle);
      expect(Date.parse(data.at(-1)?.endDate ?? '') - product.now()).toBeGreaterThan(
        44 * 3_600_000,
      );
      expect((await guest.call(content.channelEpg, { id: 999_999 })).status).toBe(404);
    },
  );

  test('a programme of the catalogue links to its title; the channel’s own programme does not', async () => {
    const { id } = await channel('hilal');
    const programmes = (await product.visitor({ language: 'ar' }).call(content.channelEpg, { id }))
      .data;
    expect(programmes.find(({ title }) => title === 'ليلة القدر')?.seriesCode).toBe(
      'night-of-power',
    );
    expect(programmes.find(({ title }) => title === 'تلاوة عند الغروب')).toMatchObject({
      seriesCode: null,
      storyline: 'قارئ وصحن مسجد وآخر ضوء في النهار.',
    });
  });
});

describe('favourites', () => {
  test(
    'are stored per member; repeated requests change nothing',
    { tags: ['CONTENT-37', 'CONTENT-41', 'CONTENT-42', 'ROLE-07'] },
    async () => {
      const member = await product.member('member');
      const { id } = await channel('girih');
      for (let time = 0; time < 2; time += 1) {
        expect((await member.call(content.channelFavouriteAdd, { id })).data).toEqual({
          channelId: id,
          favoriteFlag: true,
        });
      }
      expect(codes((await member.call(content.channelFavourites, {})).data)).toEqual(['girih']);
      expect(
        (await member.call(content.channelByCode, { code: 'girih' })).data.userInfo.favoriteFlag,
      ).toBe(true);
      expect((await channel('girih')).userInfo.favoriteFlag).toBe(false);
      for (let time = 0; time < 2; time += 1) {
        expect((await member.call(content.channelFavouriteRemove, { id })).data).toEqual({
          channelId: id,
          favoriteFlag: false,
        });
      }
      expect((await member.call(content.channelFavourites, {})).data).toEqual([]);
      expect((await member.call(content.channelFavouriteAdd, { id: 999_999 })).status).toBe(404);
    },
  );
});

test('a profile for children sees only the channel for children', async () => {
  expect(codes((await child.call(content.channelsAll, {})).data)).toEqual(['fanous']);
  expect((await child.call(content.channelsOfCategory, { code: 'faith' })).data).toEqual([]);
  const { id } = await channel('bogaz');
  const answers = await Promise.all([
    child.call(content.channelByCode, { code: 'bogaz' }),
    child.call(content.channelEpg, { id }),
    child.call(content.channelUrl, { id }),
    child.call(content.channelFavouriteAdd, { id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

describe('playback URLs', () => {
  const video = async (code: string) =>
    (await guest.call(content.videoByCode, { videoCode: code })).data.id;

  test(
    'the URL of a video for visitors who may watch it, and the reason for those who may not',
    { tags: ['CONTENT-21'] },
    async () => {
      const free = await guest.call(content.videoUrl, {
        videoId: await video('keeper-of-cordoba-s1e1'),
      });
      expect(free.data.url).toMatch(
        /^\/media\/1\.k1\.\d+\.keeper-of-cordoba-s1e1\.[\w-]+\.[\w-]{43}\/keeper-of-cordoba-s1e1\/master\.m3u8$/,
      );
      expect(free.data.storyboardUrl).toMatch(/storyboard\.vtt$/);
      expect(Date.parse(free.data.expiresAt) - product.now()).toBeLessThanOrEqual(600_000);

      const videoId = await video('keeper-of-cordoba-s1e2');
      expect(await guest.call(content.videoUrl, { videoId })).toMatchObject({
        status: 401,
        meta: { code: 'LOGIN_REQUIRED' },
      });
      const poor = await product.member('free');
      expect(await poor.call(content.videoUrl, { videoId })).toMatchObject({
        status: 402,
        meta: { code: 'PAYMENT_REQUIRED' },
      });
      const suspended = await product.member('suspended');
      expect((await suspended.call(content.videoUrl, { videoId })).status).toBe(402);
      const member = await product.member('member');
      expect((await member.call(content.videoUrl, { videoId })).status).toBe(200);
      expect((await member.call(content.videoUrl, { videoId: 999_999 })).status).toBe(404);
    },
  );

  test('the URL of a channel under the same rules', { tags: ['CONTENT-39'] }, async () => {
    const free = await guest.call(content.channelUrl, { id: (await channel('hilal')).id });
    expect(free.data.url).toMatch(/\/live\/hilal\/master\.m3u8$/);
    expect(free.data.storyboardUrl).toBeNull();
    const { id } = await channel('bogaz');
    expect((await guest.call(content.channelUrl, { id })).status).toBe(401);
    expect((await (await product.member('member')).call(content.channelUrl, { id })).status).toBe(
      200,
    );
    expect((await guest.call(content.channelUrl, { id: 999_999 })).status).toBe(404);
  });

  test('the URL of subtitles in a language of the video', { tags: ['CONTENT-22'] }, async () => {
    const ask = async (visitor: Visitor, videoId: number, requestedSubtitleLanguageCode: string) =>
      visitor.call(content.captionUrl, { videoId, requestedSubtitleLanguageCode });
    const free = await video('keeper-of-cordoba-s1e1');
    const { data } = await ask(guest, free, 'tr');
    expect(data.languageCode).toBe('tr');
    expect(data.url).toMatch(/^\/media\/1\.k1\.[^/]+\/keeper-of-cordoba-s1e1\/subtitles\/tr\.vtt$/);
    expect((await ask(guest, free, 'fr')).status).toBe(404);
    expect((await ask(guest, free, '../../x')).status).toBe(400);
    expect((await ask(guest, 999_999, 'tr')).status).toBe(404);
    const paid = await video('keeper-of-cordoba-s1e2');
    expect((await ask(guest, paid, 'tr')).status).toBe(401);
    expect((await ask(await product.member('free'), paid, 'tr')).status).toBe(402);
  });
});

test('the media server reads the clips of a video and the schedule of a channel', async () => {
  const { recordingOf, channelOf } = mediaCatalogue(product.database, catalogueCache());
  const recording = await recordingOf('keeper-of-cordoba-s1e1');
  const clips = recording && 'clips' in recording ? recording.clips : [];
  const { duration } = (
    await guest.call(content.videoByCode, { videoCode: 'keeper-of-cordoba-s1e1' })
  ).data;
  expect(clips).toHaveLength(duration / 60);
  expect(clips[0]).toBe('arch');
  const hilal = await channelOf('hilal');
  const schedule = hilal && 'schedule' in hilal ? hilal.schedule : [];
  const minutes = schedule.reduce((sum, programme) => sum + programme.minutes, 0);
  expect(minutes).toBe(24 * 60);
  expect(await recordingOf('no-such-video')).toBeUndefined();
  expect(await channelOf('no-such-channel')).toBeUndefined();
});
