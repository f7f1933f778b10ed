import { FatalError } from './messages.ts';

/** Bytes of one message at most. */
const LONGEST_MESSAGE = 64 * 1024 * 1024;

/**
 * Reads a connection by lengths instead of chunks, and only when asked: a client that sends faster than it is served
 * is slowed down by its own socket.
 */
export class MessageReader {
  readonly #source: AsyncIterator<Buffer>;
  #buffered: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** A start packet, which has no type: what follows its length. `undefined` when the connection has ended. */
  async startPacket(): Promise<Buffer | undefined> {
    const length = (await this.#read(4))?.readInt32BE();
    return length === undefined ? undefined : this.#read(checked(length) - 4);
  }

  /** A whole message with type and length. `undefined` when the connection has ended. */
  async message(): Promise<Buffer | undefined> {
    if (!(await this.#fill(5))) return undefined;
    return this.#read(1 + checked(this.#buffered.readInt32BE(1)));
  }

  async #read(length: number): Promise<Buffer | undefined> {
    if (!(await this.#fill(length))) return undefined;
    const bytes = this.#buffered.subarray(0, length);
    this.#buffered = this.#buffered.subarray(length);
    return bytes;
  }

  async #fill(length: number): Promise<boolean> {
    let size = this.#buffered.length;
    if (size >= length) return true;
    const parts = [this.#buffered];
    while (size < length) {
      // A connection that broke and one that was closed mean the same to us.
      const next = await this.#source.next().catch(() => undefined);
      if (!next || next.done) return false;
      parts.push(next.value);
      size += next.value.length;
    }
    this.#buffered = Buffer.concat(parts);
    return true;
  }
}

function checked(length: number): number {
  if (length < 4 || length > LONGEST_MESSAGE) {
    throw new FatalError('08P01', `invalid length of message: ${length}`);
  }
  return length;
}
