import { PLAIN_SUBTITLES, SUBTITLE_LOOKS, type SubtitleLook } from '@kandil/player/subtitle-look';
import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';

/** The text if it is one of the values, else the first value. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text?: string): Value =>
  values.find((value) => value === text) ?? values[0];

/** The parts of a look in the order of the cookie. New ones go last, so that old cookies stay valid. */
const PARTS = ['size', 'colour', 'background', 'position', 'edge'] as const;

/**
 * The appearance of subtitles in this browser, for the player and the settings: `large.yellow.soft.low.shadow` in a
 * cookie. Invalid parts become the default.
 */
export function readSubtitleLook(): SubtitleLook {
  const [size, colour, background, position, edge] = (
    readCookie('kandil_subtitle_look') ?? ''
  ).split('.');
  return {
    size: oneOf(SUBTITLE_LOOKS.size, size),
    colour: oneOf(SUBTITLE_LOOKS.colour, colour),
    background: oneOf(SUBTITLE_LOOKS.background, background),
    position: oneOf(SUBTITLE_LOOKS.position, position),
    edge: oneOf(SUBTITLE_LOOKS.edge, edge),
  };
}

export function writeSubtitleLook(look: SubtitleLook): void {
  writeCookie('kandil_subtitle_look', PARTS.map((part) => look[part]).join('.'), YEAR_DAYS);
}

export { PLAIN_SUBTITLES, SUBTITLE_LOOKS, type SubtitleLook };
