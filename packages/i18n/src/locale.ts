/** Languages whose readers use their own digits; all others use Latin ones. Persian uses the solar calendar. */
const OWN_FORMATS: Partial<Record<string, string>> = {
  fa: 'ca-persian-nu-arabext',
  bn: 'ca-gregory-nu-beng',
};

/**
 * The locale for every `Intl` format of numbers and dates. It names digits and calendar, because the defaults of
 * browsers differ: some write Arabic with Arabic-Indic digits.
 */
export const localeOf = (language: string): string =>
  `${language}-u-${OWN_FORMATS[language] ?? 'ca-gregory-nu-latn'}`;

/** A short text of others, such as an age rating (`13+`), in the digits of a language. */
export function ownDigits(text: string, language: string): string {
  const { format } = new Intl.NumberFormat(localeOf(language), { useGrouping: false });
  return text.replace(/[0-9]+/g, (digits) => format(Number(digits)));
}
