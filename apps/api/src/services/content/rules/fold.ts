/** Letters that people type interchangeably and NFKD does not decompose. */
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
  // Persian and Urdu letters, for people who type on an Arabic keyboard.
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڤ: 'ف',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
};

/** Code points of zero in the digits of the twelve languages. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

/**
 * Marks that people leave out when they type: accents, tashkeel, tatweel, the dot below Hindi and Bengali letters.
 * Vowel signs of Hindi and Bengali stay, because they distinguish words.
 */
const MARKS =
  /[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u093C\u09BC\u200C-\u200F]/gu;

/** What a character becomes: the letters above, and digits of every script. */
const BECOMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTERS),
  ...ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [
      String.fromCodePoint(zero + digit),
      String(digit),
    ]),
  ),
]);
const VARIANTS = new RegExp(`[${[...BECOMES.keys()].join('')}]`, 'gu');
/** No letter of these has another form: most words of an import. */
const PLAIN = /^[a-z\d ]*$/u;

/**
 * Normalises a text for search: lower case, without accents, tashkeel, tatweel and joiners, with one letter for the
 * variants of different keyboards, and one space for everything that is neither letter nor digit.
 */
export function fold(text: string): string {
  const lower = text.normalize('NFKD').toLowerCase();
  const bare = PLAIN.test(lower) ? lower : lower.normalize('NFKD').replace(MARKS, '');
  return bare
    .replace(VARIANTS, (character) => BECOMES.get(character) ?? character)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const ARTICLE = /^(?:و?ال)(?=\S{2})/u;

/** An Arabic word without its article; any other word unchanged. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** Joiners of two parts of a word, which people often leave out or type as a space: `Haliç'in`, `سایه‌های`. */
const JOINERS = /['’\u200C-]/gu;
const HAS_JOINER = /['’\u200C-]/u;

/** The folded words of a text; joined parts separately and together, Arabic words also without their article. */
export function foldedWords(text: string): string[] {
  const texts = HAS_JOINER.test(text)
    ? ['', ' '].map((joint) => text.replace(JOINERS, joint))
    : [text];
  const words = texts.flatMap((each) => fold(each).split(' '));
  return [...new Set(words.filter(Boolean).flatMap((word) => [word, withoutArticle(word)]))];
}
