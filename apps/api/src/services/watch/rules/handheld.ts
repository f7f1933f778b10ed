import { televisionOf } from '@kandil/contract/televisions';
import { parse } from 'bowser';

/** How a device names itself. All of it can be changed by who owns the device (docs/catalogue.md). */
export interface DeviceSigns {
  /** The header `user-agent`. */
  userAgent: string;
  /** The header `x-platform`: `web`, or the name of an app. */
  platform: string;
  /** The device is operated with fingers. */
  touch?: boolean | undefined;
}

const APPS = new Set(['android', 'ios', 'ipados']);
const HANDHELD = new Set(['mobile', 'tablet']);
const TELEVISION = /\bTV\b|smart-?tv|hbbtv|CrKey/i;

/**
 * Whether a device is a phone or tablet (SPEC-D52). A television is none, whatever else it says. An iPad's browser has
 * the user agent of a Macintosh, and no Macintosh is operated with fingers.
 */
export function isHandheld({ userAgent, platform, touch = false }: DeviceSigns): boolean {
  if (televisionOf(userAgent) || TELEVISION.test(userAgent)) return false;
  if (APPS.has(platform.toLowerCase())) return true;
  if (userAgent.includes('Macintosh')) return touch;
  // The parser throws on an empty string.
  return HANDHELD.has(parse(userAgent || '-').platform.type ?? '');
}
