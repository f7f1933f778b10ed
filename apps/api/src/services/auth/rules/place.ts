import { localeOf } from '@kandil/i18n';
import { isZone } from '../../../platform/local-time.ts';

const ZONE = /^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}$/;
const LONGEST_ZONE = 64;
/** A winter day, because its zone names do not mention summer time. */
const DAY = Date.UTC(2026, 0, 1);
/** A country with one time zone, which every language names after the country. */
const PROBE = { zone: 'Asia/Riyadh', region: 'SA' };
/** Zones whose country name in CLDR takes a side; the city's name does not. */
const BY_CITY = new Set(['Asia/Jerusalem', 'Asia/Tel_Aviv', 'Israel']);

/** An IANA time zone from a header; null for anything else. */
export function parseZone(text: string | null): string | null {
  if (!text || text.length > LONGEST_ZONE || !ZONE.test(text)) return null;
  return isZone(text) ? text : null;
}

/**
 * The location of a device by its time zone: the city that the zone is named after. In a non-Latin script, the name
 * that the language has for the zone, which is the country if the country has one time zone.
 * @param zone of the IANA database
 * @returns null if the zone names no place
 */
export function placeOf(zone: string | null, language: string): string | null {
  if (parseZone(zone) === null || zone === null || zone.startsWith('Etc/')) return null;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if (isLatin(language) || BY_CITY.has(zone)) return city;
  return placeInWords(zone, language) ?? city;
}

function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

/** The name of the zone without the word for time, which languages put before or after the place. */
function placeInWords(zone: string, language: string): string | null {
  const probe = new Intl.DisplayNames(language, { type: 'region' }).of(PROBE.region) ?? '';
  const [before = '', after] = timeOf(PROBE.zone, language).split(probe);
  const name = timeOf(zone, language);
  if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) return null;
  const place = name.slice(before.length, name.length - after.length);
  return /\p{Nd}/u.test(place) ? null : place;
}

function timeOf(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(DAY);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
