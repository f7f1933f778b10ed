import { type Television, type TelevisionPlatform, televisionOf } from './platform-years.ts';

/** What a device is given. */
export interface Capabilities {
  /** Blur behind bars, animations and transitions. */
  effects: boolean;
  /** Trailers that start by themselves. */
  trailers: boolean;
  /** The tallest picture in pixels that it decodes and shows smoothly; null: no limit. */
  maxHeight: number | null;
}

const ALL: Capabilities = { effects: true, trailers: true, maxHeight: null };

/** Until this year a television draws blur and motion on the processor, and keeps little memory for video. */
const SLOW_UNTIL = 2020;
/** Until this year it drops frames above 720 lines when a script feeds its decoder. */
const SMALL_UNTIL = 2016;

/** Their graphics are made for games, whatever their year. */
const CONSOLES: ReadonlySet<TelevisionPlatform> = new Set(['playstation', 'xbox']);

/** What a television of a platform and year is given. One whose year is unknown counts as slow. */
export function capabilitiesOf({ platform, year }: Television): Capabilities {
  if (CONSOLES.has(platform)) return ALL;
  if (year !== null && year > SLOW_UNTIL) return ALL;
  const isSmall = year !== null && year <= SMALL_UNTIL;
  return { effects: false, trailers: false, maxHeight: isSmall ? 720 : 1080 };
}

/** What the device that sends this user agent is given; everything, unless it is a slow television. */
export function capabilitiesOfAgent(userAgent: string): Capabilities {
  const television = televisionOf(userAgent);
  return television ? capabilitiesOf(television) : ALL;
}
