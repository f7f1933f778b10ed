import { header } from '../playlist/media.ts';
import { SEGMENT } from './schedule.ts';
import { DELTA } from './window.ts';

/** A listed segment of a live playlist. */
export type LivePart = {
  readonly lines: readonly string[];
  /** Whether a discontinuity precedes it. */
  readonly isBorder: boolean;
  /**
   * Milliseconds since 1970 at which it begins; null where that follows from the lengths: naming each would double the
   * playlist.
   */
  readonly date: number | null;
};

/** What a live playlist says of its oldest segment, even if an update skips that one. */
export type LiveNumbers = {
  readonly oldest: number;
  readonly discontinuity: number;
  /** Whether a discontinuity precedes it. */
  readonly opens: boolean;
  /** Segments that an update leaves out. */
  readonly skipped: number;
};

/** Seconds from the end that an update always has (RFC 8216bis, 6.2.5.1). */
export const SKIP_UNTIL = (DELTA * SEGMENT) / 1000;

/** The text of a live media playlist. @param seconds the lengths that its segments may have */
export function liveText(
  parts: readonly LivePart[],
  { oldest, discontinuity, opens, skipped }: LiveNumbers,
  seconds: readonly number[],
): string {
  const lines = parts.flatMap((part) => [
    ...(part.isBorder ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(part.date === null ? [] : [`#EXT-X-PROGRAM-DATE-TIME:${isoTime(part.date)}`]),
    ...part.lines,
  ]);
  const numbers = [
    `#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${SKIP_UNTIL.toFixed(1)}`,
    `#EXT-X-MEDIA-SEQUENCE:${oldest}`,
    // A discontinuity tag in front of the first segment counts itself (RFC 8216, 4.3.3.3), hence one less.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuity - (opens ? 1 : 0)}`,
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
  ];
  return [...header(seconds, ...numbers), ...lines, ''].join('\n');
}

const isoTime = (time: number) => new Date(Math.round(time)).toISOString();
