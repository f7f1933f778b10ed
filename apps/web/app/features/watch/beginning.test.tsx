import { afterEach, expect, test, vi } from 'vitest';
import { beginning, sourceOf } from './beginning.ts';

const PLAYBACK = { url: '/media/x/main.m3u8', startAt: 0 } as Parameters<typeof sourceOf>[0];

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 2.4.0) AppleWebKit/538.1 Version/2.4.0 TV Safari/538.1',
    720,
  ],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 3.0) AppleWebKit/538.1 Version/3.0 TV Safari/538.1', 1080],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', undefined],
])('the picture of %s has at most %s lines', { tags: ['CONST-36'] }, (userAgent, most) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(beginning({ quality: 2160 }).startHeight).toBe(most ?? 2160);
  expect(sourceOf(PLAYBACK).maxHeight).toBe(most);
});
