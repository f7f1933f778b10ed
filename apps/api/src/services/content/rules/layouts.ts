/*
 * Words typed while the keyboard is set to another layout: the same keys give other letters. Each layout lists the
 * letters of the keys of QWERTY: Russian (ЙЦУКЕН), Arabic (101), Persian (ISIRI 9147) and Urdu (CRULP phonetic).
 */
const KEYS = [..."`qwertyuiop[]asdfghjkl;'zxcvbnm,./"];

const ofKeys = (letters: string): [string, string][] =>
  letters.split(' ').map((letter, at) => [KEYS[at] ?? '', letter]);
/** Letters typed with Shift. */
const shifted = (pairs: string): [string, string][] =>
  pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]);

const LAYOUTS: readonly (readonly [key: string, letter: string][])[] = [
  ofKeys('ё й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю .'),
  [
    ...ofKeys('ذ ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ'),
    ...shifted('Hأ Nآ Yإ'),
  ],
  [
    ...ofKeys('÷ ض ص ث ق ف غ ع ه خ ح ج چ ش س ی ب ل ا ت ن م ک گ ظ ط ز ر ذ د پ و . /'),
    ...shifted('Hآ Cژ'),
  ],
  [
    ...shifted('qق wو eع rر tت yے uء iی oہ pپ aا sس dد fف gگ hح jج kک lل zز xش cچ vط bب nن mم'),
    ...shifted('Rڑ Tٹ Aآ Sص Dڈ Gغ Hھ Jض Kخ Zذ Xژ Cث Vظ Nں Oۃ'),
  ],
];

/** A Latin text as another layout would have given it, and a text of another layout in Latin letters. */
const TABLES: readonly ReadonlyMap<string, string>[] = LAYOUTS.flatMap((pairs) => [
  new Map(pairs),
  new Map(pairs.map(([key, letter]) => [letter, key])),
]);

const LONGEST_LETTER = 2;

function retyped(text: string, table: ReadonlyMap<string, string>): string {
  const letters = [...text];
  let result = '';
  for (let at = 0; at < letters.length;) {
    const pair = letters.slice(at, at + LONGEST_LETTER).join('');
    const letter = letters[at] ?? '';
    // لا is one key.
    const twice = table.get(pair);
    result += twice ?? table.get(letter) ?? table.get(letter.toLowerCase()) ?? letter;
    at += twice === undefined ? 1 : LONGEST_LETTER;
  }
  return result;
}

/** What the same keys give on the other keyboards. */
export function otherLayouts(text: string): string[] {
  const typed = text.normalize('NFC');
  return [...new Set(TABLES.map((table) => retyped(typed, table)))].filter(
    (each) => each !== typed,
  );
}
