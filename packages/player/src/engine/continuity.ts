const SEQUENCE = /^(#EXT-X-DISCONTINUITY-SEQUENCE: *)(\d+)/m;
/** Discontinuities by which another rendition may be behind the first playlist. */
const BEHIND = 1000n;

/**
 * Makes the discontinuity sequences of one stream small. Broadcasters count them for years (RFC 8216 allows 64 bits), and
 * hls.js 1.7 copies an array of that length at each discontinuity: at 1.5 million a tenth of a second in which the page
 * does nothing, at 100 million several, and from 2^32 on no sound follows. Only their differences mean something.
 * @returns rewrites the text of a playlist; the first one with a sequence decides what is subtracted from all
 */
export function createContinuity(): (playlist: string) => string {
  let base: bigint | undefined;
  const smaller = (sequence: bigint): bigint => {
    base ??= sequence > BEHIND ? sequence - BEHIND : 0n;
    // The broadcaster has begun to count again.
    return sequence < base ? sequence : sequence - base;
  };
  return (playlist) =>
    playlist.replace(
      SEQUENCE,
      (_, tag: string, digits: string) => `${tag}${smaller(BigInt(digits))}`,
    );
}
