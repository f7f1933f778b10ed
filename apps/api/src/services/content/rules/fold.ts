/** Letters that look or sound alike to someone typing; what NFKD does not take apart already. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  // Alef, yeh, kaf, heh and waw of the Arabic, Persian and Urdu keyboards.
  ٱ: 'ا',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ے: 'ي',
  ؤ: 'و',
  ک: 'ك',
  گ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ء: '',
};
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

function letter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point >= ARABIC_ZERO && point < ARABIC_ZERO + 10) return String(point - ARABIC_ZERO);
  if (point >= PERSIAN_ZERO && point < PERSIAN_ZERO + 10) return String(point - PERSIAN_ZERO);
  return Object.hasOwn(LETTERS, character) ? (LETTERS[character] ?? '') : character;
}

/**
 * The form in which texts are searched: lower case, without accents, tashkeel, tatweel and joiners, with the
 * letters of different keyboards made one, and everything that is neither letter nor digit made one space.
 */
export function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200c-\u200f]/gu, '');
  return Array.from(bare, letter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
