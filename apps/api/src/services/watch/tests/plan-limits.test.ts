import { content, watch } from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { verifyPath } from '../../../platform/media/token.ts';
import { openProductApp, TEST_MEDIA_KEYS } from '../../../testing/product-app.ts';

let players = 0;

describe('a member with the plan for phones and tablets', () => {
  const PHONE =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';
  const COMPUTER =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36';
  const IPAD =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

  test('watches there in up to 720 lines, and learns elsewhere that the plan is another', async () => {
    const own = await openProductApp();
    try {
      const member = await own.member('member');
      await own.database.pool.query(`update purchase.subscription set plan_code = 'MOBILE'`);
      const video = async (videoCode: string) =>
        (await member.call(content.videoByCode, { videoCode })).data.id;
      const [paid, free] = [
        await video('keeper-of-cordoba-s1e2'),
        await video('keeper-of-cordoba-s1e1'),
      ];
      const start = async (userAgent: string, videoId = paid, touch = false) =>
        (
          await member.call(
            watch.contentAccess,
            {
              videoId,
              event: 'START',
              eventTime: new Date(own.now()).toISOString(),
              sessionId: `player-${(players += 1)}-of-a-test`,
              takeOver: undefined,
              touch,
            },
            { headers: { 'user-agent': userAgent } },
          )
        ).data;
      const heightOf = ({ playback }: Awaited<ReturnType<typeof start>>) => {
        const [, , token = '', prefix = ''] = (playback?.url ?? '').split('/');
        return verifyPath(token, { prefix, now: own.now(), keys: TEST_MEDIA_KEYS })?.maxHeight;
      };
      const refused = { access: 'PACKAGES', planLimit: 'HANDHELD', playback: null };
      expect(await start(COMPUTER)).toMatchObject(refused);
      expect(await start(IPAD)).toMatchObject(refused);
      expect(heightOf(await start(COMPUTER, free))).toBeNull();
      await own.database.pool.query('delete from watch.stream_lease');
      const onPhone = await start(PHONE);
      expect(onPhone).toMatchObject({ access: 'ALLOWED', planLimit: null });
      expect(heightOf(onPhone)).toBe(720);
      await own.database.pool.query('delete from watch.stream_lease');
      expect(await start(IPAD, paid, true)).toMatchObject({ access: 'ALLOWED' });
      await own.database.pool.query('delete from watch.stream_lease');
      const url = (userAgent: string) =>
        member.call(content.videoUrl, { videoId: paid }, { headers: { 'user-agent': userAgent } });
      expect((await url(COMPUTER)).meta).toMatchObject({ code: 'PAYMENT_REQUIRED' });
      expect((await url(PHONE)).data.url).toContain('.h720.');
    } finally {
      await own.close();
    }
  });
});
