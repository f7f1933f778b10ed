import { refuse } from '../../probe/refusal.ts';

/** A legacy encoding, the letters of a correctly decoded text, and the share of its letters that must be among them. */
type Older = { readonly encoding: string; readonly letters: RegExp; readonly share: number };

const ARABIC: Older = { encoding: 'windows-1256', letters: /\p{Script=Arabic}/gu, share: 0.8 };
const TURKISH: Older = { encoding: 'windows-1254', letters: /[a-zçğıöşüâîû]/giu, share: 0.8 };
/** Small letters: text in KOI8-R decodes to Cyrillic, too, but to capitals. */
const CYRILLIC: Older = { encoding: 'windows-1251', letters: /[а-яё]/gu, share: 0.5 };
/** Any bytes are letters in this encoding, so those of other languages must be rare. */
const LATIN: Older = {
  encoding: 'windows-1252',
  letters: /[a-zàâäáãåæçéèêëíìîïñóòôöœõøúùûüÿß]/giu,
  share: 0.97,
};
const OLDER: ReadonlyMap<string, Older> = new Map([
  ...['ar', 'fa', 'ur'].map((language) => [language, ARABIC] as const),
  ...['tr', 'az'].map((language) => [language, TURKISH] as const),
  ['ru', CYRILLIC],
  ...['en', 'fr', 'es', 'id', 'ms', 'sw', 'de', 'it', 'pt', 'nl'].map(
    (language) => [language, LATIN] as const,
  ),
]);
/** Markup and addresses are in Latin letters, whatever the language. */
const NO_TEXT = /<[^<>]*>|\{\\[^{}]*\}|\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g;

/** SubStation Alpha, and what in it is no text: all but the last of ten fields, and signs of a line break. */
const SCRIPT = /^\[Script Info\]/im;
const NO_DIALOGUE = /^Dialogue:(?:[^,\n]*,){9}|^(?!Dialogue:).*$|\\[Nnh]/gm;

/** UTF-16 has zeros, and ISO-2022-JP, which looks like ASCII, has escapes. */
const NO_UTF8 = ['\0', '\u001B'];

/** Whether the encoding of a subtitle file can be named so (`TextDecoder`). */
export function isEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

/**
 * The text of a subtitle file: UTF-8, UTF-16, the named encoding, or the Windows code page of its language; the last one is
 * a guess, so a note says so.
 *
 * @param name of the file, for the refusal and the note
 * @param encoding of a file that is neither UTF-8 nor UTF-16
 * @throws MediaRefusal for any other encoding
 */
export function decodeSubtitles(
  bytes: Uint8Array,
  { language, name, encoding }: { language: string; name: string; encoding?: string | undefined },
): { text: string; notes: string[] } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), notes: [] };
  const utf8 = attempt('utf-8', bytes);
  if (utf8 !== undefined && !NO_UTF8.some((sign) => utf8.includes(sign)))
    return { text: utf8, notes: [] };
  if (encoding !== undefined) return { text: named(encoding, bytes, name), notes: [] };
  const older = OLDER.get(language);
  const text = older && attempt(older.encoding, bytes);
  if (older && text && looksLike(text, older))
    return { text, notes: [`${name}: read as ${older.encoding}`] };
  return refuse(
    `${name}: its encoding is not known. Save it as UTF-8, or ingest it with --encoding NAME, such as koi8-r.`,
  );
}

const named = (encoding: string, bytes: Uint8Array, name: string): string =>
  attempt(encoding, bytes) ?? refuse(`${name}: this is not ${encoding}.`);

/** Detected by the byte order mark, or by the zero bytes of Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 2000);
  const zeros = (from: 0 | 1) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > 0) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function attempt(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function looksLike(text: string, { letters, share }: Older): boolean {
  if (/[^\P{Cc}\t\r\n]/u.test(text)) return false;
  const spoken = (SCRIPT.test(text) ? text.replaceAll(NO_DIALOGUE, ' ') : text).replaceAll(
    NO_TEXT,
    ' ',
  );
  const all = spoken.match(/\p{L}/gu)?.length ?? 0;
  return all > 0 && (spoken.match(letters)?.length ?? 0) / all >= share;
}
