import { type FileHandle, open } from 'node:fs/promises';

type Open = { readonly handle: Promise<FileHandle>; users: number; dropped: boolean };

/**
 * Open files, so that a read needs no path lookup. Holds at most `limit` of them; the one
 * least recently used is closed when another is needed, but never during a read.
 */
export class Handles {
  readonly #open = new Map<string, Open>();
  readonly #limit: number;

  constructor(limit = 256) {
    this.#limit = limit;
  }

  /**
   * Fills the buffer with the file's bytes from a position on.
   *
   * @throws Error of the file system, or RangeError when the file ends first
   */
  async read(path: string, buffer: Uint8Array, position: number): Promise<void> {
    const entry = this.#use(path);
    try {
      const handle = await entry.handle;
      let filled = 0;
      while (filled < buffer.length) {
        const rest = buffer.length - filled;
        const { bytesRead } = await handle.read(buffer, filled, rest, position + filled);
        if (bytesRead === 0) throw new RangeError('the file ends before the range does');
        filled += bytesRead;
      }
    } catch (error) {
      this.#drop(path, entry);
      throw error;
    } finally {
      entry.users--;
      closeUnused(entry);
    }
  }

  /** Closes every file once its last reader is done. */
  close(): void {
    for (const [path, entry] of this.#open) this.#drop(path, entry);
  }

  #use(path: string): Open {
    const entry = this.#open.get(path) ?? { handle: open(path, 'r'), users: 0, dropped: false };
    this.#open.delete(path);
    this.#open.set(path, entry);
    entry.users++;
    const [oldest] = this.#open;
    if (this.#open.size > this.#limit && oldest) this.#drop(...oldest);
    return entry;
  }

  #drop(path: string, entry: Open): void {
    if (this.#open.get(path) === entry) this.#open.delete(path);
    entry.dropped = true;
    closeUnused(entry);
  }
}

function closeUnused(entry: Open): void {
  if (!entry.dropped || entry.users > 0) return;
  entry.dropped = false;
  void entry.handle.then(
    (handle) => handle.close(),
    () => undefined,
  );
}
