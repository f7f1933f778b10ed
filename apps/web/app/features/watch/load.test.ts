// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { scriptNetwork } from '#app/testing/network.ts';
import { PICTURE } from '#app/testing/titles.ts';
import { loadCaptions } from './captions.ts';
import { loadWatch, loadWatchChannel } from './load.ts';

const args = (id?: string) => ({ params: { id }, query: new URLSearchParams() });
const channel = (id: number) => ({
  id,
  code: `channel-${id}`,
  title: `Channel ${id}`,
  imgLogoUrl: '',
  logo: PICTURE,
  free: true,
  epgInfo: null,
  userInfo: { favoriteFlag: false },
});
const channels = (...ids: number[]) =>
  scriptNetwork({ '/content/tv-channel/all': { data: ids.map(channel) } });
const notFound = { init: { status: 404 } };

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

test.each(['', 'abc', '0', '01', '-1', '1e3', '1234567890'])(
  'the address %j names no video, and asks for none',
  async (id) => {
    const sent = scriptNetwork({});
    await expect(loadWatch(browserApi, args(id))).rejects.toMatchObject(notFound);
    expect(sent).toEqual([]);
  },
);

test('a video is loaded by its id', async () => {
  const sent = scriptNetwork({});
  await expect(loadWatch(browserApi, args('123456789'))).rejects.toMatchObject({ status: 404 });
  expect(sent[0]?.query).toEqual({ videoId: '123456789' });
});

test('a channel has its neighbours in a circle; the first one opens without a name', async () => {
  channels(1, 2, 3);
  const around = async (id?: string) => {
    const { channel: at, previous, next } = await loadWatchChannel(browserApi, args(id));
    return [previous?.id, at.id, next?.id];
  };
  expect(await around('channel-2')).toEqual([1, 2, 3]);
  expect(await around('channel-3')).toEqual([2, 3, 1]);
  expect(await around()).toEqual([3, 1, 2]);
  channels(1, 2);
  expect(await around('channel-1')).toEqual([2, 1, 2]);
});

test('the only channel has no neighbours, and an unknown one is not found', async () => {
  channels(1);
  expect(await loadWatchChannel(browserApi, args('channel-1'))).toMatchObject({
    previous: null,
    next: null,
  });
  await expect(loadWatchChannel(browserApi, args('channel-9'))).rejects.toMatchObject(notFound);
});

test('a subtitle file is fetched whole from the address of the service, or fails', async () => {
  const url = '/media/7/ar.vtt';
  const address = { data: { url, languageCode: 'ar' } };
  const sent = scriptNetwork({ '/content/caption/url': address, [url]: {} });
  expect(await loadCaptions(7, 'ar')).toContain('message');
  expect(sent[0]?.query).toEqual({ videoId: '7', requestedSubtitleLanguageCode: 'ar' });
  scriptNetwork({ '/content/caption/url': address, [url]: { status: 404 } });
  await expect(loadCaptions(7, 'ar')).rejects.toThrow('404');
});
