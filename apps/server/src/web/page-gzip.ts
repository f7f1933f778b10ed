import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { between } from './page-cache.ts';

// A kept page is compressed once, though each answer carries its own nonce: a gzip file (RFC 1952) is a run of blocks
// (RFC 1951), and one that holds its bytes as they are fits between blocks that refer to nothing before them.

const deflated = promisify(deflateRaw);

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block that is the last one. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Each piece of a page as whole blocks, none of them the last. */
export function blocksOf(pieces: readonly Buffer[]): Promise<Buffer[]> {
  const options = { finishFlush: constants.Z_FULL_FLUSH };
  return Promise.all(pieces.map((piece) => deflated(piece, options)));
}

/** The gzip file of a page with this nonce. `blocks`: what `blocksOf` made of its pieces */
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

/** A block that holds bytes as they are, at most 65,535 of them. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xff_ff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
