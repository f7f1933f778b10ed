import { content } from '@kandil/contract';
import { signSubtitles } from '@kandil/contract/internal';
import { afterAll, expect, test } from 'vitest';
import { subtitlesPrefix, verifyPath, videoPrefix } from '../../../platform/media/token.ts';
import { openProductApp, TEST_MEDIA_KEYS } from '../../../testing/product-app.ts';

const product = await openProductApp();
afterAll(() => product.close());

/** What the watch service answers for the subtitles of a video. */
async function ask(videoCode: string, token: string | null) {
  const { data } = await product.visitor().call(content.videoByCode, { videoCode });
  const session = token === null ? null : await product.tokens.read(token);
  return product.internal(signSubtitles, {
    videoId: data.id,
    languageCode: 'ar',
    userId: session?.userId ?? null,
    sessionId: session?.sessionId ?? null,
    profileId: null,
  });
}

const EPISODE = 'keeper-of-cordoba-s1e2';

test('who may watch the video gets an address of its subtitles, which opens nothing else', async () => {
  const { token } = await product.member('member');
  const { access, url } = await ask(EPISODE, token);
  expect(access).toBe('ALLOWED');
  const [, , signed = '', ...path] = url?.split('/') ?? [];
  expect(path.join('/')).toBe(`${EPISODE}/subtitles/ar.vtt`);
  const opened = (prefix: string) =>
    verifyPath(signed, { prefix, now: product.now(), keys: TEST_MEDIA_KEYS });
  const { sessionId } = (await product.tokens.read(token ?? '')) ?? {};
  expect(opened(subtitlesPrefix(EPISODE))).toMatchObject({ sessionId });
  expect(opened(videoPrefix(EPISODE))).toBeUndefined();
});

test.each([
  ['a guest', null, 'LOGIN'],
  ['a member without a plan', 'free', 'PACKAGES'],
  ['a suspended member', 'suspended', 'PACKAGES_SUSPENDED'],
] as const)('%s who may not watch the video gets no address', async (_who, role, access) => {
  const token = role && (await product.member(role)).token;
  expect(await ask(EPISODE, token)).toEqual({ access, url: null });
});
