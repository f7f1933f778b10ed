import { BROWSER_MAP, parse } from 'bowser';
import type { MessageKey, Translate } from '@kandil/i18n';

/** Only names from this list are shown: the user agent is untrusted input. */
const BROWSERS = new Set([...Object.values(BROWSER_MAP), 'Kandil']);

/** User agents of televisions; the first match gives the maker. */
const TELEVISIONS: [sign: RegExp, maker: string][] = [
  [/Tizen.*\bTV\b|SMART-TV.*(?:Tizen|Samsung)|Maple/i, 'Samsung'],
  [/Web0S|webOS.*TV|NetCast|LG Browser/i, 'LG'],
  [/BRAVIA/i, 'Sony'],
  [/Roku/i, 'Roku'],
  [/\bAFT[A-Z0-9]+\b/, 'Fire'],
  [/Apple ?TV/i, 'Apple'],
  [/Philips.*TV|NetTV/i, 'Philips'],
  [/Hisense|VIDAA/i, 'Hisense'],
  [/Vestel/i, 'Vestel'],
  [/Android TV|GoogleTV|Chromecast|CrKey/i, 'Android'],
];
const TELEVISION = /\bTV\b|smart-?tv|hbbtv/i;
const PLATFORM_TELEVISION = /tv/i;

const KINDS: Record<string, MessageKey> = {
  mobile: 'device.phone',
  tablet: 'device.tablet',
  desktop: 'device.computer',
};
const PLATFORMS: Record<string, MessageKey> = { ios: 'device.phone', android: 'device.phone' };

export interface DeviceSigns {
  /** The header `user-agent`. */
  userAgent: string;
  /** The header `x-platform`. */
  platform: string;
}

/** The display name of a device: `Chrome on Windows`, `Samsung TV`, or its kind if the user agent says no more. */
export function deviceName(
  { userAgent, platform }: DeviceSigns,
  words: Translate<MessageKey>,
): string {
  const maker = TELEVISIONS.find(([sign]) => sign.test(userAgent))?.[1];
  if (maker) return words('device.television', { maker });
  if (TELEVISION.test(userAgent) || PLATFORM_TELEVISION.test(platform))
    return words('device.unknownTelevision');
  const { browser, system, kind } = signsOf(userAgent);
  if (browser && system) return words('device.browserOn', { browser, system });
  return browser ?? system ?? words(kind ?? PLATFORMS[platform.toLowerCase()] ?? 'device.unknown');
}

function signsOf(userAgent: string) {
  // The parser throws on an empty string.
  const { browser, os, platform } = parse(userAgent || '-');
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : undefined;
  return {
    browser: name?.replace(' for Android', '').replace(/^Microsoft /, ''),
    system: platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name,
    kind: KINDS[platform.type ?? ''],
  };
}
