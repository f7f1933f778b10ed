/** Longest name of a person or a profile, in characters. */
const MAX_LENGTH = 64;
/** Control and format characters, which include the bidi overrides; the two joiners are part of how names are written. */
const FORBIDDEN = /[\p{Cc}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u;

/**
 * A name in any script as it is kept: NFC, single spaces, 1 to 64 characters, nothing invisible that changes how
 * the text around it reads (SEC-6). Null when it is none.
 */
export function parseName(text: string): string | null {
  const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (FORBIDDEN.test(name) || !/[^\s\u200C\u200D]/u.test(name)) return null;
  return [...name].length <= MAX_LENGTH ? name : null;
}
