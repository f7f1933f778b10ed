/** A time as an XMLTV file has it: an instant, in milliseconds since 1970, or a time on the clocks of the channel's zone. */
export type XmltvTime = { at: number } | { local: Temporal.PlainDateTime };

/** `20261128203000 +0300`, `202611282030`, `20261128203000Z`; seconds and the offset may be left out. */
const TIME =
  /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?(?: ?([+-])(\d{2}):?(\d{2})| ?(Z|UTC|GMT))?$/i;
const MINUTE = 60_000;
/** No zone is further from UTC. */
const LARGEST_OFFSET = 14 * 60;

/** @returns null for text that is no such time, or a day that does not exist */
export function readXmltvTime(text: string): XmltvTime | null {
  const parts = TIME.exec(text.trim());
  const local = parts && plain(parts);
  if (!local) return null;
  const [, , , , , , , sign, hours, minutes, utc] = parts;
  if (sign === undefined && utc === undefined) return { local };
  const offset = offsetOf(hours, minutes);
  if (offset === null) return null;
  const { epochMilliseconds } = local.toZonedDateTime('UTC');
  return { at: epochMilliseconds - (sign === '-' ? -offset : offset) * MINUTE };
}

/** In minutes; null if no zone has it. */
function offsetOf(hours = '0', minutes = '0'): number | null {
  const offset = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && offset <= LARGEST_OFFSET ? offset : null;
}

function plain([, year, month, day, hour, minute, second = '0']: readonly string[]) {
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = [year, month, day, hour, minute, second].map(
    Number,
  );
  try {
    const fields = { year: y, month: m, day: d, hour: h, minute: min, second: s };
    return Temporal.PlainDateTime.from(fields, { overflow: 'reject' });
  } catch {
    return null;
  }
}

/**
 * The instants that a time names: one, or two in the hour that a clock shows twice. A time that the clock skips is the
 * moment that many minutes after the skip began. In milliseconds since 1970, the earlier first.
 * @param zone of the IANA database
 */
export function instantsOf(time: XmltvTime, zone: string): readonly [number, ...number[]] {
  if ('at' in time) return [time.at];
  const at = (disambiguation: 'earlier' | 'later') =>
    time.local.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  const [earlier, later] = [at('earlier'), at('later')];
  if (earlier === later) return [earlier];
  // A skipped time has two readings, too: by the offset before (the later one) and by the one after.
  const shows = Temporal.Instant.fromEpochMilliseconds(earlier).toZonedDateTimeISO(zone);
  return shows.toPlainDateTime().equals(time.local) ? [earlier, later] : [later];
}

/**
 * The one of several instants that follows another moment: in the hour that a clock shows twice, a programme begins after
 * the one before it in the file, and ends after it begins.
 */
export const firstAfter = (
  instants: readonly [number, ...number[]],
  moment: number | null,
): number => {
  const [earlier, later] = instants;
  if (later === undefined || moment === null) return earlier;
  return moment >= earlier && moment < later ? later : earlier;
};
