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
  const [, year, month, day, hour, minute, second = '0', sign, hours, minutes, utc] =
    TIME.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const fields = { year, month, day, hour, minute, second };
  const local = plain(Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, Number(v)])));
  if (!local) return null;
  if (sign === undefined && utc === undefined) return { local };
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  if (offset > LARGEST_OFFSET || Number(minutes ?? 0) > 59) return null;
  const { epochMilliseconds } = local.toZonedDateTime('UTC');
  return { at: epochMilliseconds - (sign === '-' ? -offset : offset) * MINUTE };
}

function plain(fields: Record<string, number>): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(fields as unknown as Temporal.PlainDateTimeLike, {
      overflow: 'reject',
    });
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
