import { isRightToLeft, type LanguageCode } from './languages.ts';
import { localeOf } from './locale.ts';

/** Money in minor units of its currency (ISO 4217). */
export interface Money {
  amount: number;
  currency: string;
}

/** An amount: `$39.99`. In a language that runs right to left it is isolated, so that sign and digits keep their order. */
export function moneyText({ amount, currency }: Money, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const { maximumFractionDigits: places = 2 } = format.resolvedOptions();
  const text = format.format(amount / 10 ** places);
  return isRightToLeft(language as LanguageCode) ? `\u2066${text}\u2069` : text;
}

/**
 * A date: `November 20, 2026`, or `Nov 20, 2026`.
 * @param timeZone IANA zone; by default that of the device
 */
export function dateText(
  at: Date,
  language: string,
  timeZone?: string,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle,
    ...(timeZone !== undefined && { timeZone }),
  }).format(at);
}

/** A date with its day of the week: `Friday, November 20, 2026`. @param timeZone as in `dateText` */
export function fullDateText(at: Date, language: string, timeZone?: string): string {
  const zone = timeZone !== undefined && { timeZone };
  if (language !== 'fa')
    return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', ...zone }).format(at);
  // The solar calendar of CLDR 48 has no full form: `۱۴۰۵ بهمن ۳۰, جمعه`.
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', ...zone });
  return `${weekday.format(at)} ${dateText(at, language, timeZone)}`;
}

/** A date and time that names its time zone. @param timeZone IANA zone; by default that of the device */
export function momentText(at: Date, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at);
}

/**
 * A time from one moment to another, without repeating what both have: `December 1, 8:00 – 10:00 PM GMT+3`. Where text runs right
 * to left a mark ends the first moment: else its zone takes the day of the second one along.
 * @param timeZone as in `momentText`
 */
export function spanText(from: Date, until: Date, language: string, timeZone?: string): string {
  const text = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).formatRange(from, until);
  return isRightToLeft(language as LanguageCode) ? text.replace(/\s–/v, '\u200f$&') : text;
}

const regions = new Map<string, Intl.DisplayNames>();

/** The name of a country (ISO 3166). The long form of CLDR for Palestine describes territories: its short form is the name. */
export function countryName(code: string, language: string): string {
  const style = code === 'PS' ? 'short' : 'long';
  const key = language + style;
  const names = regions.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style });
  regions.set(key, names);
  return names.of(code) ?? code;
}

/** A percentage with its decimals: `2.5%`. */
export const percentText = (percent: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );

/** A whole number in the digits of a language. */
export const numberText = (count: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language)).format(count);
