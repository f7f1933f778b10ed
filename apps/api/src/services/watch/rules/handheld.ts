import type { DeviceClass } from '@kandil/contract/control/watch';
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

const APPS: ReadonlyMap<string, DeviceClass> = new Map([
  ['android', 'PHONE'],
  ['ios', 'PHONE'],
  ['ipados', 'TABLET'],
]);
const TYPES: ReadonlyMap<string, DeviceClass> = new Map([
  ['mobile', 'PHONE'],
  ['tablet', 'TABLET'],
  ['tv', 'TELEVISION'],
]);
const TELEVISION = /\bTV\b|smart-?tv|hbbtv|CrKey/i;

/**
 * What kind of device it is. A television is one, whatever else it says. An iPad's browser has the user agent of a Macintosh,
 * and no Macintosh is operated with fingers.
 */
export function deviceClassOf({ userAgent, platform, touch = false }: DeviceSigns): DeviceClass {
  if (televisionOf(userAgent) || TELEVISION.test(userAgent)) return 'TELEVISION';
  const app = APPS.get(platform.toLowerCase());
  if (!app && userAgent.includes('Macintosh')) return touch ? 'TABLET' : 'DESKTOP';
  // The parser throws on an empty string.
  return TYPES.get(parse(userAgent || '-').platform.type ?? '') ?? app ?? 'DESKTOP';
}

/** Whether a device is a phone or tablet (SPEC-D52). */
export function isHandheld(signs: DeviceSigns): boolean {
  const device = deviceClassOf(signs);
  return device === 'PHONE' || device === 'TABLET';
}
