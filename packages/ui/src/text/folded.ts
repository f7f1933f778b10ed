// Accents of Latin letters, Arabic vowel signs and hamzas, and the tatweel.
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

/** Normalises text for comparison: one case, no diacritics, digits as 0-9, look-alike letters merged. */
export function folded(words: string): string {
  return words
    .normalize('NFKD')
    .replace(SIGNS, '')
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[ةىیکہھٱı]/g, (letter) => ALIKE[letter] ?? letter);
}
