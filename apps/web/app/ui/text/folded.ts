// Accents of Latin letters, vowel signs and hamzas of Arabic ones, and the line that stretches words.
const SIGNS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
/** Letters of the Arabic script and of Turkish that people type for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
  ı: 'i',
};

/** Words as they are compared: in one case, without signs, digits as 0-9, letters that look alike made one. */
export function folded(words: string): string {
  return words
    .normalize('NFKD')
    .replace(SIGNS, '')
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[ةىیکہھٱı]/g, (letter) => ALIKE[letter] ?? letter);
}
