import { afterEach, expect, test, vi } from 'vitest';
import { scriptNetwork } from '#app/testing/network.ts';
import { loadCaptions } from './captions.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['tr', undefined],
  ['tr.sdh', 'SDH'],
  ['ar.forced', 'FORCED'],
])('the file of %s is asked for by language and kind', async (key, kind) => {
  const sent = scriptNetwork({
    '/content/caption/url': { data: { url: '/texts.vtt' } },
    '/texts.vtt': {},
  });
  await loadCaptions(5, key);
  expect(sent.map(({ path }) => path)).toEqual(['/content/caption/url', '/texts.vtt']);
  expect(sent[0]?.query['requestedSubtitleLanguageCode']).toBe(key.slice(0, 2));
  expect(sent[0]?.query['kind']).toBe(kind);
});
