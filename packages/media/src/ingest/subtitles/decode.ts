import { refuse } from '../../probe/refusal.ts';

/** A legacy encoding, and the letters of a correctly decoded text. */
type Older = { readonly encoding: string; readonly letters: RegExp };

const ARABIC: Older = { encoding: 'windows-1256', letters: /\p{Script=Arabic}/gu };
const TURKISH: Older = { encoding: 'windows-1254', letters: /[a-zçğıöşüâîû]/giu };
const OLDER: ReadonlyMap<string, Older> = new Map([
  ['ar', ARABIC],
  ['fa', ARABIC],
  ['ur', ARABIC],
  ['tr', TURKISH],
  ['az', TURKISH],
]);
/** Share of a text's letters that must be among them. */
const SHARE = 0.8;

/**
 * The text of a subtitle file: UTF-8, UTF-16, or the Windows code page of Arabic, Persian and Urdu (1256) or of Turkish
 * and Azerbaijani (1254).
 *
 * @param name of the file, for the refusal
 * @throws MediaRefusal for any other encoding
 */
export function decodeSubtitles(bytes: Uint8Array, language: string, name: string): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = attempt('utf-8', bytes);
  if (text !== undefined && !text.includes('\0')) return text;
  const older = OLDER.get(language);
  const read = older && attempt(older.encoding, bytes);
  if (older && read && looksLike(read, older.letters)) return read;
  return refuse(`${name}: its encoding is not known. Save it as UTF-8.`);
}

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

function looksLike(text: string, letters: RegExp): boolean {
  if (/[^\P{Cc}\t\r\n]/u.test(text)) return false;
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return all > 0 && (text.match(letters)?.length ?? 0) / all >= SHARE;
}
