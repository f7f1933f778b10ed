import { localeOf } from '@kandil/i18n';
import { LANGUAGE } from './texts.tsx';

/*
 * How the control room writes times; no other file formats one (lint). Staff work in several zones, and members, receipts and
 * mails have days of UTC. So:
 * - a moment is in the zone of the device, by a clock of 24 hours; on hover it says the zone, and the moment in UTC;
 * - a day, a month, and an hour that is counted are those of UTC, as on receipts and in mails;
 * - what begins for everybody at once (an outage, a price) is a moment in UTC, and says so;
 * - fields for days and times are the browser's, and follow its language.
 */
const LOCALE = localeOf(LANGUAGE);
const UTC = { timeZone: 'UTC' } as const;
const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const ZONE = { timeZoneName: 'short' } as const;

const moment = new Intl.DateTimeFormat(LOCALE, { ...DATE, ...MINUTES });
const zoned = new Intl.DateTimeFormat(LOCALE, { ...DATE, ...MINUTES, ...ZONE });
const utc = new Intl.DateTimeFormat(LOCALE, { ...DATE, ...MINUTES, ...ZONE, ...UTC });
const clock = new Intl.DateTimeFormat(LOCALE, MINUTES);
const hour = new Intl.DateTimeFormat(LOCALE, { ...MINUTES, ...UTC });
const day = new Intl.DateTimeFormat(LOCALE, { ...DATE, ...UTC });
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', ...UTC });

/** The zone of the device: `Europe/Berlin`. */
export const DEVICE_ZONE = clock.resolvedOptions().timeZone;

/** `Nov 20, 2026, 21:34`. Where there is room for an element, use `At`, which says the zone. @param at ISO 8601 */
export const momentText = (at: string): string => moment.format(new Date(at));

/** For sentences: `Nov 20, 2026, 21:34 GMT+1`. @param at ISO 8601 */
export const zonedText = (at: string): string => zoned.format(new Date(at));

/** `Nov 20, 2026, 20:34 UTC`. @param at ISO 8601 */
export const utcText = (at: string): string => utc.format(new Date(at));

/** `Nov 20, 2026, 12:00 – 13:00 UTC`. @param from ISO 8601 @param until ISO 8601 */
export const utcSpanText = (from: string, until: string): string =>
  utc.formatRange(new Date(from), new Date(until));

/** What a moment says on hover: `Nov 20, 2026, 21:34 GMT+1 · Nov 20, 2026, 20:34 UTC`. @param at ISO 8601 */
export const exactText = (at: string): string =>
  [...new Set([zonedText(at), utcText(at)])].join(' · ');

/** Of today, in the zone of the device: `21:34`. @param at ISO 8601 */
export const clockText = (at: string): string => clock.format(new Date(at));

/** Of UTC: `20:00`. @param at ISO 8601 */
export const hourText = (at: string): string => hour.format(new Date(at));

/** Of UTC: `Nov 20, 2026`. @param at `2026-11-20`, or a moment */
export const dayText = (at: string): string => day.format(new Date(at));

/** Of UTC: `November 2026`. @param at `2026-11`, or a moment */
export const monthText = (at: string): string => month.format(new Date(at));

/** The day of UTC as fields have it: `2026-11-20`. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);
