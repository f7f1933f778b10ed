import { refuse } from '../../probe/refusal.ts';

/** An older encoding that is still met, and the letters that a text read rightly is made of. */
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
/** What of all its letters must be such a letter. */
const SHARE = 0.8;

/**
 * The text of a subtitle file: UTF-8, UTF-16, or the older Windows encoding of Arabic, Persian, Urdu (1256), Turkish
 * and Azerbaijani (1254).
 *
 * @param name of the file, for the refusal
 * @throws MediaRefusal where it is none of them
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

/** By its mark, or by the zero bytes that every second letter of a text has that is partly Latin. */
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
