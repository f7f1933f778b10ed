/** Letters that look or sound alike to someone typing; what NFKD does not take apart already. */
const LETTERS: Readonly<Record<string, string>> = {
  // Turkish and other Latin letters.
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ə: 'e',
  // Alef, yeh, kaf, heh and waw of the Arabic, Persian and Urdu keyboards.
  ٱ: 'ا',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ې: 'ي',
  ؤ: 'و',
  ک: 'ك',
  گ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ۂ: 'ه',
  ء: '',
  // Letters that Persian and Urdu have beside the Arabic ones, for those who type without them.
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڤ: 'ف',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
};

/** First digits of the decimal digits that the twelve languages' keyboards type. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

/**
 * Marks that may be left out in typing: accents, tashkeel, tatweel, the dot under letters of Hindi and Bengali.
 * Their vowel signs stay: without them words become others.
 */
const MARKS =
  /[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u093C\u09BC\u200C-\u200F]/gu;

function letter(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point < first + 10);
  if (zero !== undefined) return String(point - zero);
  return Object.hasOwn(LETTERS, character) ? (LETTERS[character] ?? '') : character;
}

/**
 * The form in which texts are searched: lower case, without accents, tashkeel, tatweel and joiners, with the
 * letters of different keyboards made one, and everything that is neither letter nor digit made one space.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARKS, '');
  return Array.from(bare, letter)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const ARTICLE = /^(?:و?ال)(?=\S{2})/u;

/** An Arabic word without its article; any other as it is. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** What joins two parts of a word, and is as often left out, or typed as a space: `Haliç'in`, `سایه‌های`. */
const JOINERS = /['’\u200C-]/gu;

/** The words of a text, folded; of joined parts each and both together, an Arabic word also without its article. */
export function foldedWords(text: string): string[] {
  const words = ['', ' '].flatMap((joint) => fold(text.replace(JOINERS, joint)).split(' '));
  return [...new Set(words.filter(Boolean).flatMap((word) => [word, withoutArticle(word)]))];
}
