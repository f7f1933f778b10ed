const LINE_FEED = 0x0a;

/** A file in another encoding than UTF-8. */
export class EncodingFault extends Error {
  /** Position of the first wrong byte; both numbers start at 1, a column is a UTF-16 unit. */
  readonly at: { line: number; column: number };

  constructor(byte: number, at: EncodingFault['at']) {
    const hex = byte.toString(16).toUpperCase().padStart(2, '0');
    super(`this is not UTF-8 (byte 0x${hex}): save the file as UTF-8`);
    this.name = 'EncodingFault';
    this.at = at;
  }
}

/** The text of UTF-8, without a byte order mark. @throws EncodingFault */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw faultIn(bytes);
  }
}

function faultIn(bytes: Uint8Array): EncodingFault {
  let line = 1;
  let start = 0;
  // No character of several bytes contains a line feed, so the lines can be decoded one by one.
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start);
    const row = bytes.subarray(start, end === -1 ? bytes.length : end);
    const before = validPart(row);
    const length = Buffer.byteLength(before);
    if (length < row.length || end === -1)
      return new EncodingFault(row[length] ?? 0, { line, column: before.length + 1 });
    line += 1;
    start = end + 1;
  }
}

/** The text before the first wrong byte. */
function validPart(row: Uint8Array): string {
  let [good, bad] = [0, row.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (beginning(row, middle) === undefined) bad = middle;
    else good = middle;
  }
  return beginning(row, good) ?? '';
}

/** So many bytes as text, without a character that they only begin; undefined if one of them is wrong. */
function beginning(row: Uint8Array, length: number): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(row.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}
