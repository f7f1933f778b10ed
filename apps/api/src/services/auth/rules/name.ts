/** In characters. */
const MAX_LENGTH = 64;
/** Control and format characters, which include the bidi overrides; names need the two joiners. */
const FORBIDDEN = /[\p{Cc}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u;

/**
 * Normalises a name in any script: NFC, single spaces, 1 to 64 characters. Null if it is invalid or has invisible
 * characters that change how the text around it reads (SEC-6).
 */
export function parseName(text: string): string | null {
  const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (FORBIDDEN.test(name) || !/[^\s\u200C\u200D]/u.test(name)) return null;
  return [...name].length <= MAX_LENGTH ? name : null;
}
