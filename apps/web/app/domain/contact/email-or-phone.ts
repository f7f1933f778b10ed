import { cleanEmail, cleanPhone } from '@kandil/contract/pasted';
import type { UiKey } from '@kandil/i18n';
import { countryOfNumber } from './countries.ts';

/** What the field accepts: both, or one of the two (VALID-09, VALID-10). */
export type FieldMode = 'either' | 'email' | 'phone';

export interface CountryCode {
  countryCode: string;
  /** `+90` */
  countryPhoneCode: string;
  /** The visitor's country, by the service. */
  selected: boolean;
}

export interface EmailOrPhone {
  /** The text in the field; never starts with a space, nor in phone mode with a plus. */
  text: string;
  isPhone: boolean;
  /** The number started with a plus: it includes its calling code. */
  international: boolean;
  /** The country of the calling code; null where the code is typed with the number. */
  country: CountryCode | null;
}

/** An empty field for a phone number. */
export const NO_PHONE: EmailOrPhone = {
  text: '',
  isPhone: true,
  international: false,
  country: null,
};

export const typedBefore = (text: string): EmailOrPhone =>
  afterTyping(NO_PHONE, text, 'either', []);

const PHONE = /^[\d +]+$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * The text without marks that nobody sees. What was pasted, and not typed key by key, also loses the brackets, dashes
 * and other digits of a number (VALID-05 is about typing).
 */
function seen(raw: string, before: string): string {
  const text = raw.replaceAll(/\p{Cf}/gu, '');
  const pasted = raw.length > before.length + 1 ? cleanPhone(raw) : text;
  return /^\+?\d{7,}$/.test(pasted) && !PHONE.test(text) ? pasted : text;
}

/**
 * The state of the field after its text changed (VALID-11..14).
 * @param countries empty where the list failed to load
 */
export function afterTyping(
  before: EmailOrPhone,
  raw: string,
  mode: FieldMode,
  countries: readonly CountryCode[],
): EmailOrPhone {
  const text = seen(raw, before.text).replace(/^ +/, '');
  if (mode === 'email') return { ...before, text };
  const withPlus = text.startsWith('+');
  const isPhone = mode === 'phone' || withPlus || PHONE.test(text);
  if (!isPhone) return { text, isPhone, international: false, country: before.country };
  const number = withPlus ? text.replace(/^[+ ]+/, '') : text;
  const international = withPlus || (before.international && before.isPhone);
  return withCountry(
    { text: number, isPhone, international, country: withPlus ? null : before.country },
    countries,
  );
}

/**
 * Selects a number's country. A number with its own calling code selects that country as soon as the code is complete,
 * and the code leaves the text; other numbers get the visitor's country.
 */
export function withCountry(value: EmailOrPhone, countries: readonly CountryCode[]): EmailOrPhone {
  if (!value.isPhone || value.country || countries.length === 0) return value;
  if (!value.international)
    return {
      ...value,
      country: countries.find(({ selected }) => selected) ?? countries[0] ?? null,
    };
  const country = countryOfNumber(countries, digitsOf(value.text));
  if (!country) return value;
  return { ...value, text: withoutCode(value.text, country), international: false, country };
}

function withoutCode(number: string, { countryPhoneCode }: CountryCode): string {
  const { length } = digitsOf(countryPhoneCode);
  return number.replace(new RegExp(`^(?:\\D*\\d){${length}} *`), '');
}

/** The limit of E.164. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;
const ARABIC = /[\p{Script=Arabic}٠-٩۰-۹]/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The field's first error, in the order of SPEC-D26; null when it is valid (VALID-03..10). */
export function emailOrPhoneProblem(
  { text, country }: EmailOrPhone,
  mode: FieldMode,
): UiKey | null {
  if (mode === 'email') return emailProblem(text);
  const trimmed = text.trim();
  if (trimmed === '') return 'field.required';
  if (ARABIC.test(trimmed)) return 'field.phoneInEnglish';
  if (!PHONE.test(trimmed)) return mode === 'phone' ? 'field.phoneInvalid' : emailProblem(trimmed);
  return numberProblem(digitsOf(trimmed), country);
}

function numberProblem(digits: string, country: CountryCode | null): UiKey | null {
  // No calling code starts with zero: a national number, typed before the countries were loaded.
  if (!country && digits.startsWith('0')) return 'field.phoneHint';
  const whole = digits.length + digitsOf(country?.countryPhoneCode ?? '').length;
  return digits.length < FEWEST_DIGITS || whole > MOST_DIGITS ? 'field.phoneInvalid' : null;
}

/** The error of a field that accepts only an e-mail address. */
export function emailProblem(text: string): UiKey | null {
  const trimmed = cleanEmail(text);
  if (trimmed === '') return 'field.required';
  return EMAIL.test(trimmed) ? null : 'field.emailInvalid';
}

/** Calling codes of countries whose numbers keep their leading zero: IT, SM, CI, BJ, GA and CG. */
const ZERO_STAYS: ReadonlySet<string> = new Set(['+39', '+378', '+225', '+229', '+241', '+242']);

/** The login name in the services' format. */
export type LoginName = { email: string } | { msisdn: string };

/** The value in the services' format, without the trunk zero of countries that drop it. */
export function asLoginName({ text, isPhone, country }: EmailOrPhone): LoginName {
  if (!isPhone) return { email: cleanEmail(text) };
  const digits = digitsOf(text);
  if (!country) return { msisdn: digits };
  const { countryPhoneCode: code } = country;
  return { msisdn: digitsOf(code) + (ZERO_STAYS.has(code) ? digits : digits.replace(/^0+/, '')) };
}

/** The phone number in the services' format; empty for an e-mail address. */
export function msisdnOf(value: EmailOrPhone): string {
  const name = asLoginName(value);
  return 'msisdn' in name ? name.msisdn : '';
}

/** The login name as people write it: numbers with their plus. */
export function shownName(value: EmailOrPhone): string {
  const name = asLoginName(value);
  return 'email' in name ? name.email : `+${name.msisdn}`;
}
