/** A language of the product (ENTITY-46). `label` is its name in its own script, `info` its English name. */
export interface Language {
  readonly code: LanguageCode;
  readonly label: string;
  readonly info: string;
  readonly rtl: boolean;
}

/** The twelve languages that are shipped, selectable and available as URL prefixes (SPEC-D1, I18N-02). */
export const LANGUAGE_CODES = [
  'ar',
  'en',
  'fr',
  'es',
  'ur',
  'fa',
  'bn',
  'hi',
  'ms',
  'id',
  'sw',
  'ru',
] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The ten languages of automatic detection (I18N-06); sw and ru are chosen by prefix, menu or profile. */
export const DETECTED_CODES: readonly LanguageCode[] = LANGUAGE_CODES.filter(
  (code) => code !== 'sw' && code !== 'ru',
);

export const FALLBACK_LANGUAGE: LanguageCode = 'en';

const NAMES: Record<LanguageCode, [label: string, info: string]> = {
  ar: ['العربية', 'Arabic'],
  en: ['English', 'English'],
  fr: ['Français', 'French'],
  es: ['Español', 'Spanish'],
  ur: ['اردو', 'Urdu'],
  fa: ['فارسی', 'Persian'],
  bn: ['বাংলা', 'Bengali'],
  hi: ['हिन्दी', 'Hindi'],
  ms: ['Bahasa Melayu', 'Malay'],
  id: ['Bahasa Indonesia', 'Indonesian'],
  sw: ['Kiswahili', 'Swahili'],
  ru: ['Русский', 'Russian'],
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'ur', 'fa']);

export const LANGUAGES: readonly Language[] = LANGUAGE_CODES.map((code) => ({
  code,
  label: NAMES[code][0],
  info: NAMES[code][1],
  rtl: RIGHT_TO_LEFT.has(code),
}));

export function isLanguageCode(value: string | null | undefined): value is LanguageCode {
  return (LANGUAGE_CODES as readonly string[]).includes(value ?? '');
}

/** Whether the language is written right to left (I18N-04, I18N-05). */
export function isRightToLeft(code: LanguageCode): boolean {
  return RIGHT_TO_LEFT.has(code);
}

/** `in`, an obsolete code that some browsers still send, means Indonesian (I18N-07). */
function known(
  value: string | null | undefined,
  codes: readonly LanguageCode[],
): LanguageCode | undefined {
  const primary = value?.trim().toLowerCase().split(/[-_]/)[0];
  const code = primary === 'in' ? 'id' : primary;
  return codes.find((each) => each === code);
}

export interface LanguageHints {
  /** The first segment of the path, when it has two letters. */
  prefix?: string | null | undefined;
  /** The language cookie, or the session's value. */
  stored?: string | null | undefined;
  /** Languages of the browser, best first. */
  browser?: readonly string[] | undefined;
}

/**
 * Chooses the language: URL prefix, then cookie or session value, then browser, then English (I18N-08..11). The prefix
 * and the stored value may be any language on offer; only the browser is limited to the detection list.
 * @param offered by default all twelve; English is always among them
 */
export function chooseLanguage(
  hints: LanguageHints,
  offered: readonly LanguageCode[] = LANGUAGE_CODES,
): LanguageCode {
  const prefix = offered.find((code) => code === hints.prefix);
  if (prefix) return prefix;
  const stored = known(hints.stored, offered);
  if (stored) return stored;
  const detectable = DETECTED_CODES.filter((code) => offered.includes(code));
  const detected = hints.browser?.map((each) => known(each, detectable)).find(Boolean);
  return detected ?? FALLBACK_LANGUAGE;
}

/** Languages of an Accept-Language header, best first (RFC 9110, 12.5.4). */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter((entry) => entry.tag !== '' && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.tag);
}
