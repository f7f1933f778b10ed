import { expect, test } from 'vitest';
import { wordsOf } from '../../../../platform/words.ts';
import { deviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';

test.each([
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Safari/605.1.15`, 'Safari on macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [
    `${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 85.0/6.5 TV', 'Samsung TV'],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/94 WebAppManager', 'LG TV'],
  ['Mozilla/5.0 (Linux; Android 9; BRAVIA 4K GB) AppleWebKit/537.36 Chrome/80', 'Sony TV'],
  ['Roku/DVP-9.10 (519.10E04111A)', 'Roku TV'],
  ['Kandil/3.2 (iPhone; iOS 18.1)', 'Kandil on iPhone'],
  ['okhttp/4.9', 'Unknown device'],
  ['', 'Unknown device'],
])('%s', (userAgent, name) => {
  expect(deviceName({ userAgent, platform: 'web' }, wordsOf('en'))).toBe(name);
});

test.each([
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome على Windows'],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) 85.0/6.5 TV', 'تلفاز Samsung'],
  ['okhttp/4.9', 'جهاز غير معروف'],
])('%s in Arabic', (userAgent, name) => {
  expect(deviceName({ userAgent, platform: 'web' }, wordsOf('ar'))).toBe(name);
});

test.each([
  ['tv', 'Television'],
  ['ios', 'Phone'],
  ['android', 'Phone'],
  ['unknown', 'Unknown device'],
])('a client that sends only its platform %s', (platform, expected) => {
  expect(deviceName({ userAgent: 'node', platform }, wordsOf('en'))).toBe(expected);
});

test('an invented user agent is not shown to the owner', () => {
  const userAgent = 'kandil-support.example/1.0 (Windows NT 10.0)';
  expect(deviceName({ userAgent, platform: 'web' }, wordsOf('en'))).toBe('Windows');
});
