import { performance } from 'node:perf_hooks';

/** More than the cache of a core, and less than the one that cores share. */
const BYTES = 4 * 2 ** 20;
const CACHE_LINE = 64;
const SLOTS = CACHE_LINE / Int32Array.BYTES_PER_ELEMENT;
const READS = 100_000;

/** Places of which each holds the next one, in an order that a processor cannot foresee: one ring through all. */
function ringOf(places: number): Int32Array {
  const order = Array.from({ length: places }, (_, place) => place);
  // Sattolo: the swap is with an earlier one, so that there is only one ring.
  for (let last = places - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * last);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  const ring = new Int32Array(places * SLOTS);
  for (const [place, next] of order.entries()) ring[place * SLOTS] = next * SLOTS;
  return ring;
}

let ring: Int32Array | undefined;
let place = 0;

function follow(reads: number): void {
  ring ??= ringOf(BYTES / CACHE_LINE);
  for (let read = 0; read < reads; read += 1) place = ring[place] as number;
}

/**
 * Nanoseconds of a read from the cache that cores share. A virtual machine does not see its neighbours: its own
 * processors are idle while others replace what it has in that cache, and then all it does takes longer.
 */
export function readTime(): number {
  follow(BYTES / CACHE_LINE); // into the cache, where it stays if nobody replaces it
  const startedAt = performance.now();
  follow(READS);
  return ((performance.now() - startedAt) * 1e6) / READS;
}
