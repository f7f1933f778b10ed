import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { GuideError } from './faults.ts';

/** Largest guide in bytes, as it is after decompression. */
export const LARGEST_GUIDE = 200 * 2 ** 20;

const GZIP = [0x1f, 0x8b] as const;
/** Bytes. An encoding is declared at the very beginning of a file. */
const LONGEST_DECLARATION = 200;
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;

type Bytes = AsyncIterable<Uint8Array>;

/**
 * The text of an XML file, in parts: decompressed if it is gzip, without a byte order mark, in the encoding of the mark or
 * of the declaration, else UTF-8.
 * @throws GuideError for a larger file than `most` bytes, another encoding than the declared one, or damaged gzip
 */
export async function* textOf(file: Bytes, most = LARGEST_GUIDE): AsyncGenerator<string> {
  const [first, all] = await peeked(bounded(unzipped(file), most), LONGEST_DECLARATION);
  const decoder = decoderOf(first);
  for await (const bytes of all) yield decode(decoder, bytes);
  yield decode(decoder);
}

/** Gzip is recognised by its first two bytes: addresses of guides end in anything. */
async function* unzipped(file: Bytes): Bytes {
  const [first, all] = await peeked(file, GZIP.length);
  if (first[0] !== GZIP[0] || first[1] !== GZIP[1]) return yield* all;
  const gunzip = createGunzip();
  pipeline(Readable.from(all), gunzip, () => undefined);
  try {
    yield* gunzip as Bytes;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')))
      throw error;
    throw new GuideError(`this is no complete gzip file: ${error.message}`, { cause: error });
  } finally {
    gunzip.destroy();
  }
}

/** The first bytes, as many as asked for if there are, and the whole from its beginning. */
async function peeked(file: Bytes, least: number): Promise<[Uint8Array, Bytes]> {
  const parts = file[Symbol.asyncIterator]();
  const begun: Uint8Array[] = [];
  let size = 0;
  while (size < least) {
    const { done, value } = await parts.next();
    if (done) break;
    begun.push(value);
    size += value.length;
  }
  const first = Buffer.concat(begun);
  async function* all(): Bytes {
    try {
      if (first.length > 0) yield first;
      for (;;) {
        const { done, value } = await parts.next();
        if (done) return;
        yield value;
      }
    } finally {
      await parts.return?.();
    }
  }
  return [first, all()];
}

async function* bounded(parts: Bytes, most: number): Bytes {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > most) throw new GuideError(`the guide is larger than ${most / 2 ** 20} MB`);
    yield part;
  }
}

function decoderOf(first: Uint8Array): TextDecoder {
  const encoding = encodingOf(first);
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new GuideError(`the encoding '${encoding}' is not known here`);
  }
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const [, declared] =
    DECLARED.exec(Buffer.from(first.subarray(0, LONGEST_DECLARATION)).toString('latin1')) ?? [];
  return declared ?? 'utf-8';
}

/** @throws GuideError for a byte that the encoding does not have; the end of the file is decoded without bytes */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new GuideError(
      `this is not ${decoder.encoding.toUpperCase()}, which the file says it is: save it in the encoding that its first line names`,
      { cause: error },
    );
  }
}
