import { expect, test } from 'vitest';
import { isHandheld } from './handheld.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`;

test.each([
  [
    'an iPhone',
    true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'an Android phone',
    true,
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/137.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'an Android tablet',
    true,
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36`,
  ],
  [
    'a computer with Windows',
    false,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36`,
  ],
  [
    'a Chromebook',
    false,
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36`,
  ],
  [
    'a computer with Linux',
    false,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'a television of Samsung',
    false,
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) ${WEBKIT} 94.0.4606.31/7.0 TV Safari/537.36`,
  ],
  [
    'a television with Android that calls itself mobile',
    false,
    'Mozilla/5.0 (Linux; Android 4.2.2; AFTB Build/JDQ39) AppleWebKit/537.22 (KHTML, like Gecko) Chrome/25.0.1364.173 Mobile Safari/537.22',
  ],
  ['nothing', false, ''],
])('%s: %s', (_name, expected, userAgent) => {
  expect(isHandheld({ userAgent, platform: 'web', touch: true })).toBe(expected);
});

test('an iPad is distinguished from a Macintosh by the touch of its screen', () => {
  expect(isHandheld({ userAgent: MAC, platform: 'web' })).toBe(false);
  expect(isHandheld({ userAgent: MAC, platform: 'web', touch: true })).toBe(true);
});

test('an app says itself what it runs on, unless that is a television', () => {
  expect(isHandheld({ userAgent: 'okhttp/5.0', platform: 'android' })).toBe(true);
  expect(isHandheld({ userAgent: 'Kandil/5 CFNetwork', platform: 'iOS' })).toBe(true);
  expect(isHandheld({ userAgent: 'okhttp/5.0', platform: 'android-tv' })).toBe(false);
  expect(isHandheld({ userAgent: 'Roku/DVP-9.10', platform: 'ios' })).toBe(false);
});
