import { expect, test } from 'vitest';
import { mayBeTelevision } from './may-be-television.ts';
import { PLATFORM_YEARS, televisionOf } from './platform-years.ts';

const KNOWN_YEARS = Array.from({ length: 21 }, (_, index) => 2006 + index);
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'tizen',
    2015,
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 2.3) AppleWebkit/538.1 (KHTML, like Gecko) SamsungBrowser/1.0 TV Safari/538.1',
  ],
  [
    'tizen',
    2016,
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 2.4.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/2.4.0 TV Safari/538.1',
  ],
  [
    'tizen',
    2017,
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 3.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/3.0 TV Safari/538.1',
  ],
  [
    'tizen',
    2018,
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 4.0) ${WEBKIT} Version/4.0 TV Safari/537.36`,
  ],
  [
    'tizen',
    2020,
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5) ${WEBKIT} 69.0.3497.106.1/5.5 TV Safari/537.36`,
  ],
  [
    'tizen',
    2023,
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) ${WEBKIT} 94.0.4606.31/7.0 TV Safari/537.36`,
  ],
  [
    'tizen',
    2026,
    `Mozilla/5.0 (SMART-TV; LINUX; Tizen 10.0) ${WEBKIT} 138.0/10.0 TV Safari/537.36`,
  ],
  [
    'webos',
    2014,
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.41 (KHTML, like Gecko) Large Screen WebAppManager Safari/537.41',
  ],
  ['webos', 2014, 'LG Browser/7.00.00, webOS.TV-2014/02.00.14 (LG, WEBOS1, wired)'],
  [
    'webos',
    2015,
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 (KHTML, like Gecko) Large Screen WebAppManager Safari/538.2',
  ],
  [
    'webos',
    2016,
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${WEBKIT} QtWebEngine/5.2.1 Chrome/38.0.2125.122 Safari/537.36 WebAppManager`,
  ],
  [
    'webos',
    2018,
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${WEBKIT} Chrome/53.0.2785.34 Safari/537.36 WebAppManager`,
  ],
  [
    'webos',
    2022,
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${WEBKIT} Chrome/87.0.4280.88 Safari/537.36 WebAppManager`,
  ],
  [
    'webos',
    2026,
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${WEBKIT} Chrome/132.0.6834.207 Safari/537.36 WebAppManager`,
  ],
  ['netcast', 2012, 'LG Browser/5.0.0 InettvBrowser/2.2 (00E091;LGE3D2012M;01;00)'],
  [
    'fire-tv',
    2014,
    'Mozilla/5.0 (Linux; Android 4.2.2; AFTB Build/JDQ39) AppleWebKit/537.22 (KHTML, like Gecko) Chrome/25.0.1364.173 Mobile Safari/537.22',
  ],
  [
    'fire-tv',
    2018,
    `Mozilla/5.0 (Linux; Android 7.1.2; AFTMM Build/NS6268; wv) ${WEBKIT} Version/4.0 Chrome/70.0.3538.110 Mobile Safari/537.36`,
  ],
  [
    'fire-tv',
    null,
    `Mozilla/5.0 (Linux; Android 11; AFTTOR001 Build/RS8101; wv) ${WEBKIT} Version/4.0 Chrome/126.0 Mobile Safari/537.36`,
  ],
  [
    'android-tv',
    2018,
    `Mozilla/5.0 (Linux; Android 8.0.0; BRAVIA 4K UR2 Build/OPR2.170623.027.S63; wv) ${WEBKIT} Version/4.0 Chrome/79.0.3945.93 Mobile Safari/537.36`,
  ],
  [
    'android-tv',
    2019,
    `Mozilla/5.0 (Linux; Android 9; SHIELD Android TV Build/PPR1.180610.011; wv) ${WEBKIT} Version/4.0 Chrome/79.0.3945.93 Mobile Safari/537.36`,
  ],
  [
    'android-tv',
    2024,
    `Mozilla/5.0 (Linux; Android 14; Chromecast Build/UTTC.250917.004) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
  ],
  [
    'vidaa',
    2025,
    'Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.5563.146 Odin/111.5563.5.1 Safari/537.36 Model/VIDAA-MTK9603 VIDAA/9.0(Hisense;SmartTV;65A60LXVT;MTK9603/V0000.09.01W.P0714;UHD;65A6N;)',
  ],
  [
    'titan-os',
    2025,
    `Mozilla/5.0 (Linux armv7l) ${WEBKIT} Chrome/122.0.4147.62 Safari/537.36 OPR/46.0.2207.0 OMI/4.24, TV_NT72690_2025_4K /0.1.2 (Philips, 55PUS8500, wired) CE-HTML/1.0 NETTV/4.6.0.8 SignOn/2.0 SmartTvA/5.0.0 TitanOS/3.0 en Ginga`,
  ],
  [
    'saphi',
    2021,
    `Mozilla/5.0 (Linux armv7l) ${WEBKIT} Chrome/84.0 OMI/4.20, TV_NT72671_2021/0.1 (Philips, 43PUS7506, wireless) SmartTvA/5.0.0`,
  ],
  [
    'viera',
    null,
    'Mozilla/5.0 (X11; FreeBSD; U; Viera; en-GB) AppleWebKit/537.11 (KHTML, like Gecko) Viera/3.10.14 Chrome/23.0.1271.97 Safari/537.11',
  ],
  ['roku', null, 'Roku/DVP-9.10 (519.10E04111A)'],
  [
    'playstation',
    2013,
    'Mozilla/5.0 (PlayStation; PlayStation 4/11.00) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  ],
  [
    'xbox',
    2020,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) ${WEBKIT} Chrome/120.0.0.0 Safari/537.36 Edge/44.18363.8131`,
  ],
] as const)('%s of %s: %s', { tags: ['CONST-35'] }, (platform, year, userAgent) => {
  expect(televisionOf(userAgent)).toEqual({ platform, year });
  expect(mayBeTelevision(userAgent)).toBe(true);
});

test.each([
  '',
  `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  // A watch and a phone with Tizen.
  'Mozilla/5.0 (Linux; Tizen 2.3; SAMSUNG SM-Z130H) AppleWebKit/537.3 (KHTML, like Gecko) Version/2.3 Mobile Safari/537.3',
])('%j is no television', (userAgent) => {
  expect(televisionOf(userAgent)).toBeNull();
  expect(mayBeTelevision(userAgent)).toBe(false);
});

test('every platform has its place in the map once', () => {
  const platforms = PLATFORM_YEARS.map(({ platform }) => platform);
  expect(new Set(platforms).size).toBe(platforms.length);
});

test('the years of a platform rise with its versions and are those of televisions that exist', () => {
  for (const { platform, years } of PLATFORM_YEARS) {
    const rising = Object.values(years);
    expect(rising, platform).toEqual(rising.toSorted((a, b) => a - b));
    for (const year of rising) expect(year, platform).toBeOneOf(KNOWN_YEARS);
  }
});
