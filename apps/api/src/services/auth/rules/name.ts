import { cleanName } from '@kandil/contract/pasted';

/** In characters. */
const MAX_LENGTH = 64;
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u;

/**
 * A name in any script, 1 to 64 characters, without marks that change how the text around it reads (SEC-6). Null if it
 * is invalid.
 */
export function parseName(text: string): string | null {
  const name = cleanName(text);
  if (FORBIDDEN.test(name) || !/[^\s\u200C\u200D]/u.test(name)) return null;
  return [...name].length <= MAX_LENGTH ? name : null;
}
