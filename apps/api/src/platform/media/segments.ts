const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Buffers come in multiples of this size, so that one that is given up fits the next need. */
const STEP = 64 * KILOBYTE;
/** Unused buffers that are kept for the next need. */
const MOST_SPARE = 16 * MEGABYTE;

/** Bytes that stay valid until `release` is called, once. */
export type Lease = { readonly bytes: Buffer; readonly release: () => void };

type Entry = {
  readonly slab: Buffer;
  readonly filled: Promise<Buffer>;
  leases: number;
  kept: boolean;
};

/** Reads `buffer.length` bytes of a file from a position into the buffer. */
export type Read = (path: string, buffer: Buffer, position: number) => Promise<void>;

/**
 * Ranges of files that were asked for lately, in memory up to a number of bytes. A range that is not there
 * is read once, however many ask for it. Buffers are used again after the last reader has let go of them,
 * so a working set larger than the cache makes no garbage. What is being sent counts, too, and cannot make
 * room: where readers are slow, others have to do without.
 */
export class Segments {
  readonly #read: Read;
  readonly #limit: number;
  readonly #entries = new Map<string, Entry>();
  readonly #spare = new Map<number, Buffer[]>();
  /** Of all buffers but the spare ones, and of those among them that are leased. */
  #bytes = 0;
  #leasedBytes = 0;
  #spareBytes = 0;

  constructor(read: Read, limit = 256 * MEGABYTE) {
    this.#read = read;
    this.#limit = limit;
  }

  /**
   * A range of a file. The caller releases the lease when the bytes have been sent, or cannot be any more.
   *
   * @returns undefined where all memory is leased to others; the range is then read without this
   * @throws Error of the file system; nothing is kept then
   */
  async lease(path: string, start: number, length: number): Promise<Lease | undefined> {
    const key = `${start}+${length} ${path}`;
    const entry = this.#entries.get(key) ?? this.#load(path, start, length);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (entry.leases++ === 0) this.#leasedBytes += entry.slab.length;
    try {
      const bytes = await entry.filled;
      return { bytes, release: once(() => this.#release(entry)) };
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#evict(key, entry);
      this.#release(entry);
      throw error;
    }
  }

  /** Bytes held for ranges in the cache, and for those that are being sent. */
  get bytes(): number {
    return this.#bytes;
  }

  #load(path: string, start: number, length: number): Entry | undefined {
    const size = Math.ceil(length / STEP) * STEP;
    if (this.#leasedBytes + size > this.#limit) return undefined;
    this.#makeRoom(size);
    const slab = this.#take(size);
    const bytes = slab.subarray(0, length);
    this.#bytes += size;
    const filled = this.#read(path, bytes, start).then(() => bytes);
    return { slab, filled, leases: 0, kept: true };
  }

  #makeRoom(size: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + size <= this.#limit) return;
      if (entry.leases === 0) this.#evict(key, entry);
    }
  }

  #evict(key: string, entry: Entry): void {
    this.#entries.delete(key);
    entry.kept = false;
    if (entry.leases === 0) this.#free(entry);
  }

  #release(entry: Entry): void {
    entry.leases--;
    if (entry.leases > 0) return;
    this.#leasedBytes -= entry.slab.length;
    if (!entry.kept) this.#free(entry);
  }

  #free({ slab }: Entry): void {
    this.#bytes -= slab.length;
    this.#giveBack(slab);
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
