/** One programme in XMLTV; attributes and elements as they are written. */
export const programme = (
  channel: string,
  start: string,
  stop: string | null,
  inside = '<title>News</title>',
): string =>
  `<programme channel="${channel}" start="${start}"${stop === null ? '' : ` stop="${stop}"`}>${inside}</programme>`;

/** An XMLTV file with such programmes. */
export const xmltv = (...programmes: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv>\n${programmes.join('\n')}\n</tv>\n`;

/** The bytes of a text, in parts. */
export async function* parts(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

const DIGITS = /[-:T]|\.\d+/g;

/** An instant as XMLTV writes it. */
export const utc = (at: number): string =>
  `${new Date(at).toISOString().replaceAll(DIGITS, '').replace('Z', '')} +0000`;
