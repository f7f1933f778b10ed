import type { LanguageCode } from './languages.ts';

/** The letters a language is written with. Latin letters are judged by word: see `NAMES`. */
const SCRIPT: Partial<Record<LanguageCode, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/**
 * Letters and digits of a neighbour that look right and are wrong: a word with them is not found by search, and a screen
 * reader spells it. Persian and Urdu have their own yeh, kaf and digits; Arabic has none of the Persian letters.
 */
const FOREIGN: Partial<Record<LanguageCode, RegExp>> = {
  ar: /[پچژڤگکیےہھٹڈڑں۰-۹]/gu,
  fa: /[يكىةےہھٹڈڑں٠-٩]/gu,
  ur: /[يكىهة٠-٩]/gu,
};

/** Names that are written with Latin letters in every language. */
const NAMES = new Set(
  `Kandil PayPal iyzico Google Facebook Apple Microsoft Mozilla Firefox Safari Chrome Edge Android iOS iPhone iPad iPadOS
  Mac Windows Messenger WhatsApp Whatsapp Twitter Instagram YouTube Visa Mastercard Mada Troy Amex Express American
  Page Up Down Home End Enter Esc Shift Tab Alt Ctrl Space M F K J L N C S I
  SMS PIN TV HD UHD HDR Full UTC GMT ID IP VPN URL PDF JPEG JPG PNG WebP MP4 ZIP MB GB kB KB GDPR EU EEA VAT IBAN CVC CVV
  AirPlay Chromecast Wi-Fi WiFi HTTPS OK QR Bluetooth App Store Play p
  en ar fr es ur fa bn hi ms id sw ru`.split(/\s+/),
);

/** English words that no other of the twelve languages has. */
const ENGLISH =
  /(?<!\p{L})(the|and|your|you|with|please|this|that|from|have|is|are|not|we|our)(?!\p{L})/iu;

/** Words that the glossaries replace, because families say another one. */
const REPLACED: Partial<Record<LanguageCode, RegExp>> = {
  es: /(?<!\p{L})(?:alá|sádaqa|azaque)(?!\p{L})/giu,
  hi: /धारावाहिक/gu,
  id: /e-mail/giu,
  ms: /mengubah profil/giu,
};

const LETTER = /\p{L}/u;
const ANYBODYS = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** A hyphen at the end joins a suffix of another script: «Facebook-এর». */
const LATIN_WORD = /[\p{Script=Latin}](?:[’'-]*[\p{Script=Latin}\p{N}])*/gu;
/** What is not language: placeholders, addresses, names of files and cookies, codes. */
const NOT_WORDS =
  /\{\w+\}|\S+@\S+|https?:\S+|\b[\w-]+[._/][\w./-]*\w|\b[A-Z]+-\d+|__\w+|\bkandil_\w+/gu;

function strangeLetters(words: string, own: RegExp): string[] {
  return [...words].filter(
    (letter) => LETTER.test(letter) && !own.test(letter) && !ANYBODYS.test(letter),
  );
}

function leftoverEnglish(language: LanguageCode, words: string, english: string): string[] {
  const found = SCRIPT[language]
    ? (words.match(LATIN_WORD) ?? []).filter((word) => !NAMES.has(word))
    : (ENGLISH.exec(words)?.slice(0, 1) ?? []);
  const isCopy = words === english && (words.match(/\p{L}{2,}/gu) ?? []).length > 2;
  return [...found, ...(isCopy ? ['the whole text'] : [])];
}

/**
 * Faults of a text that a program can see: English that was left over, letters of another script, letters and digits of
 * a neighbouring language, words that the glossary replaces.
 * @param english the English text, if there is one: a copy of it is a fault
 * @returns one sentence for each kind of fault; none for English
 */
export function writingFaults(language: LanguageCode, text: string, english = ''): string[] {
  if (language === 'en') return [];
  const words = text.replace(NOT_WORDS, ' ');
  const left = leftoverEnglish(language, words, english.replace(NOT_WORDS, ' '));
  const strange = strangeLetters(words, SCRIPT[language] ?? /\p{Script=Latin}/u);
  const matches = (wrong: RegExp | undefined) => (wrong ? (words.match(wrong) ?? []) : []);
  const foreign = matches(FOREIGN[language]);
  const replaced = matches(REPLACED[language]);
  return [
    ...(left.length > 0 ? [`leftover English: ${left.join(' ')}`] : []),
    ...(strange.length > 0 ? [`letters of another script: ${strange.join(' ')}`] : []),
    ...(foreign.length > 0 ? [`letters of another language: ${foreign.join(' ')}`] : []),
    ...(replaced.length > 0 ? [`words that the glossary replaces: ${replaced.join(' ')}`] : []),
  ];
}
