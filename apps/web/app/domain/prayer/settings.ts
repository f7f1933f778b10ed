import { useMemo } from 'react';
import * as z from 'zod/mini';
import { storePrayer, useStoredPrayer } from './stored.ts';

/** The published methods of calculation. Those of `adhan` keep their names there. */
export const METHODS = [
  'MuslimWorldLeague',
  'UmmAlQura',
  'Egyptian',
  'Karachi',
  'Turkey',
  'Tehran',
  'Dubai',
  'Kuwait',
  'Qatar',
  'Singapore',
  'Indonesia',
  'Malaysia',
  'NorthAmerica',
  'MoonsightingCommittee',
] as const;
export type Method = (typeof METHODS)[number];
/** When Asr begins: with a shadow of one length, or of two. */
export const SCHOOLS = ['shafi', 'hanafi'] as const;
export type School = (typeof SCHOOLS)[number];
/** Minutes between a reminder and its prayer. */
export const MINUTES = [0, 5, 10, 15] as const;
export const RAMADAN_MODES = ['auto', 'on', 'off'] as const;
/** Days by which the moon was sighted later or earlier than Umm al-Qura computes. */
export const HIJRI_SHIFTS = [-1, 0, 1] as const;

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const place = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** ISO 3166 code; null when it is not known. */
  country: z.nullable(z.string()),
  /** IANA time zone; null: that of the device, wherever it is. */
  zone: z.nullable(z.string().check(z.refine(isZone))),
  /** Id in the list of cities: the chosen one, or one near the device's location. */
  city: z.nullable(z.string()),
});
export type Place = z.output<typeof place>;

/** A value that cannot be read becomes the default. */
const orDefault = z.catch;
const oneOf = <const Values extends readonly (string | number)[]>(
  values: Values,
  fallback: Values[number],
) => orDefault(z.literal([...values]), fallback);

const settings = z.object({
  place: orDefault(z.nullable(place), null),
  method: oneOf(['auto', ...METHODS], 'auto'),
  school: oneOf(['auto', ...SCHOOLS], 'auto'),
  remind: orDefault(z.boolean(), true),
  minutes: oneOf(MINUTES, 10),
  pause: orDefault(z.boolean(), false),
  ramadan: oneOf(RAMADAN_MODES, 'auto'),
  hijriShift: oneOf(HIJRI_SHIFTS, 0),
});
/** What one device does about prayers. There are none while it is off. */
export type PrayerSettings = z.output<typeof settings>;

/** The settings of a device on which it was just switched on. */
export const FIRST_SETTINGS: PrayerSettings = settings.parse({});

/** What was stored, with a default for each value that cannot be read; null while it is off. */
export function readSettings(stored: unknown): PrayerSettings | null {
  const read = settings.safeParse(stored);
  return read.success ? read.data : null;
}

/** The settings of this device, and how to change some of them. */
export function usePrayerSettings(): [
  settings: PrayerSettings | null,
  change: (patch: Partial<PrayerSettings>) => void,
] {
  const stored = useStoredPrayer((state) => state.stored);
  const current = useMemo(() => readSettings(stored), [stored]);
  return [current, (patch) => storePrayer({ ...FIRST_SETTINGS, ...current, ...patch })];
}
