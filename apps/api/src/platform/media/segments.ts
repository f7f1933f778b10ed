import { countCache, type CountRead } from '../cache-metrics.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Buffer sizes are multiples of this, so that a freed buffer fits the next range. */
const STEP = 64 * KILOBYTE;
/** Most bytes of spare buffers, and of ranges that pass through without being cached. */
const MOST_SPARE = 16 * MEGABYTE;
/**
 * Reads at the same time; others wait for their turn, without a buffer. So few buffers are in use, and what was just read
 * is sent from the processor's cache. Half of libuv's eight threads stay free for passwords.
 */
const READS_AT_ONCE = 4;

/** Bytes that stay valid until `release` is called, once. */
export type Lease = { readonly bytes: Buffer; readonly release: () => void };

type Entry = {
  /** Bytes of its buffer. */
  readonly size: number;
  /** Absent until its turn to be read. */
  slab?: Buffer;
  readonly filled: Promise<Buffer>;
  leases: number;
  cached: boolean;
};

/** Reads `buffer.length` bytes of a file from a position into the buffer. */
export type ReadBytes = (path: string, buffer: Buffer, position: number) => Promise<void>;

/**
 * Recently requested ranges of files, in memory up to a number of bytes. A missing range
 * is read once for all concurrent requests. Buffers are reused after their last reader has released them,
 * so a working set larger than the cache makes no garbage. Leased ranges count too and cannot be
 * evicted: with slow readers, or without a cache, ranges pass through a few more buffers.
 */
export class Segments {
  readonly #read: ReadBytes;
  readonly #limit: number;
  readonly #passing: number;
  readonly #countRead: CountRead;
  readonly #entries = new Map<string, Entry>();
  readonly #spare = new Map<number, Buffer[]>();
  /** Of all buffers except spare ones, and of the leased ones among them. */
  #bytes = 0;
  #leasedBytes = 0;
  #spareBytes = 0;
  #reading = 0;
  /** Reads that wait for their turn, the oldest first. */
  readonly #waiting: (() => void)[] = [];

  /**
   * @param limit bytes of cached ranges
   * @param passing bytes of ranges that are leased while all of the cache is
   */
  constructor(read: ReadBytes, limit = 256 * MEGABYTE, passing = MOST_SPARE) {
    this.#read = read;
    this.#limit = limit;
    this.#passing = passing;
    this.#countRead = countCache('segments', () => this.#entries.size);
  }

  /**
   * A range of a file. The caller releases the lease once the bytes are sent or the reader is gone.
   *
   * @returns undefined if all memory is leased; the caller then reads the range itself
   * @throws Error of the file system; nothing is cached then
   */
  async lease(path: string, start: number, length: number): Promise<Lease | undefined> {
    const key = `${start}+${length} ${path}`;
    const known = this.#entries.get(key);
    this.#countRead(known !== undefined);
    const entry = known ?? this.#load(path, start, length);
    if (!entry) return undefined;
    if (entry.cached) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    if (entry.leases++ === 0) this.#leasedBytes += entry.size;
    try {
      const bytes = await entry.filled;
      return { bytes, release: once(() => this.#release(entry)) };
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#evict(key, entry);
      this.#release(entry);
      throw error;
    }
  }

  /** Bytes of cached ranges, and of leased ones. */
  get bytes(): number {
    return this.#bytes;
  }

  #load(path: string, start: number, length: number): Entry | undefined {
    const size = Math.ceil(length / STEP) * STEP;
    const leased = this.#leasedBytes + size;
    if (leased > this.#limit + this.#passing) return undefined;
    this.#makeRoom(size);
    this.#bytes += size;
    const entry = { size, leases: 0, cached: leased <= this.#limit };
    return Object.assign(entry, { filled: this.#fill(entry, { path, start, length }) });
  }

  /** Waits for its turn, takes a buffer and reads into it. */
  async #fill(
    entry: Pick<Entry, 'size' | 'slab'>,
    { path, start, length }: { path: string; start: number; length: number },
  ): Promise<Buffer> {
    if (this.#reading === READS_AT_ONCE)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#reading++;
    try {
      entry.slab = this.#take(entry.size);
      const bytes = entry.slab.subarray(0, length);
      await this.#read(path, bytes, start);
      return bytes;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#reading--;
    }
  }

  #makeRoom(size: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + size <= this.#limit) return;
      if (entry.leases === 0) this.#evict(key, entry);
    }
  }

  #evict(key: string, entry: Entry): void {
    this.#entries.delete(key);
    entry.cached = false;
    if (entry.leases === 0) this.#free(entry);
  }

  #release(entry: Entry): void {
    entry.leases--;
    if (entry.leases > 0) return;
    this.#leasedBytes -= entry.size;
    if (!entry.cached) this.#free(entry);
  }

  #free({ size, slab }: Entry): void {
    this.#bytes -= size;
    if (slab) this.#giveBack(slab);
  }

  #take(size: number): Buffer {
    const spare = this.#spare.get(size)?.pop();
    if (spare) this.#spareBytes -= size;
    return spare ?? Buffer.allocUnsafeSlow(size);
  }

  #giveBack(slab: Buffer): void {
    if (this.#spareBytes + slab.length > MOST_SPARE) return;
    this.#spareBytes += slab.length;
    const list = this.#spare.get(slab.length);
    if (list) list.push(slab);
    else this.#spare.set(slab.length, [slab]);
  }
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
