/** GSM 7-bit alphabet (3GPP TS 23.038). Its extension table is left out: those characters count twice. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const MARKS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '…': '...',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2066': '',
  '\u2068': '',
  '\u2069': '',
};

const inGsm = (character: string): string =>
  GSM.has(character)
    ? character
    : (MARKS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * The text as it is sent: in the GSM alphabet if only curly marks or accents keep it out, because one letter beyond it
 * shortens a part from 160 to 70. A text in another script stays as it is.
 */
export function smsText(text: string): string {
  const plain = [...text].map(inGsm).join('');
  return [...plain].every((character) => GSM.has(character)) ? plain : text;
}
