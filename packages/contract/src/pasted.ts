// What people paste carries marks that nobody sees, other digits, brackets and quotes. Browser and services clean it
// alike, before they check it: what looks right is right.

/** Format characters: marks of direction, joiners, zero-width spaces, soft hyphens, byte order marks. */
const UNSEEN = /\p{Cf}/gu;
/** U+0660 to U+0669 and so on: the digits of Arabic, Persian and Urdu, Hindi, Bengali, and full width. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0xff_10] as const;

const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** Converts the digits of the interface's languages to 0-9; other characters stay (SPEC-D26). */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯０-９]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}

/** The digits of a typed or pasted one-time code, in any of these scripts. */
export function codeDigits(text: string, length: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, length);
}

/**
 * An e-mail address without unseen marks, brackets, quotes and `mailto:` around it. Its letters stay: in another width
 * or script they are another mailbox (T-A14).
 */
export function cleanEmail(text: string): string {
  return withoutUnseen(text)
    .replace('＠', '@')
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll(/^[\s<("'“‘«]+|[\s>)"'”’»,;]+$/gu, '');
}

/** What may stand between the digits of a number: spaces, brackets, dots, slashes, dashes of any kind. */
const BETWEEN = /[\s().[\]/\p{Pd}]/gu;

/** A phone number as digits, after a plus if it had one. Text that is no number stays as it is, without unseen marks. */
export function cleanPhone(text: string): string {
  const seen = withoutUnseen(text).trim();
  const bare = toAsciiDigits(seen.replace(/^tel:/i, '').replace('＋', '+')).replaceAll(BETWEEN, '');
  return /^\+?\d+$/.test(bare) ? bare : seen;
}

/**
 * A name without unseen marks, in NFC and with single spaces. The two joiners stay inside words: Persian and families of
 * emoji need them.
 */
export function cleanName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replaceAll(/(?<=^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/gu, '')
    .trim();
}

/**
 * A promo code as letters and digits alone, in capitals without accents: İ is I. Case, width, digits of other scripts,
 * spaces, dashes and quotes do not matter.
 */
export function cleanCode(text: string): string {
  return toAsciiDigits(text.normalize('NFKD'))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Digits with spaces or dashes between them, such as an identity number. */
export const cleanDigits = (text: string): string =>
  withoutUnseen(toAsciiDigits(text)).replaceAll(BETWEEN, '');

/** Text for a search or a card: no unseen marks but the joiners, full width as half width, single spaces. */
export const cleanText = (text: string): string => cleanName(text.normalize('NFKC'));
