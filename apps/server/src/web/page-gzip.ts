import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { between } from './pieces.ts';

// A cached page is compressed once, though each answer has its own nonce: a gzip file (RFC 1952) is a sequence of
// blocks (RFC 1951), and a stored block fits between blocks that do not refer back.

const deflated = promisify(deflateRaw);

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty final block. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Each piece of a page as complete blocks, none of them final. */
export function blocksOf(pieces: readonly Buffer[]): Promise<Buffer[]> {
  const options = { finishFlush: constants.Z_FULL_FLUSH };
  return Promise.all(pieces.map((piece) => deflated(piece, options)));
}

/** The gzip file of a page with this nonce. `blocks`: the result of `blocksOf` */
export function gzipWithNonce(
  pieces: readonly Buffer[],
  blocks: readonly Buffer[],
  nonce: string,
): Buffer {
  const plain = between(pieces, Buffer.from(nonce));
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
  tail.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return Buffer.concat([HEAD, ...between(blocks, stored(Buffer.from(nonce))), END, tail]);
}

/** A stored block of at most 65,535 bytes. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xff_ff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
