import { FatalError, SYNC, closeStatement, message } from './messages.ts';

/**
 * The prepared statements of one connection. In the session, which all connections share, their names carry a prefix;
 * the unnamed one is remembered, to be made again when others have replaced it.
 */
export class Statements {
  /** Whether the batch read now uses the unnamed statement of an earlier one. */
  reusesUnnamed = false;
  readonly #prefix: string;
  readonly #names = new Set<string>();
  #unnamed: Buffer | undefined;
  #parsedUnnamed = false;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Called at the begin of each batch. */
  nextBatch(): void {
    this.reusesUnnamed = false;
    this.#parsedUnnamed = false;
  }

  /** PostgreSQL drops the unnamed statement at a simple query. */
  dropUnnamed(): void {
    this.#unnamed = undefined;
  }

  parse(bytes: Buffer): Buffer {
    const name = stringAt(bytes, 5);
    if (name) this.#names.add(name);
    else {
      this.#unnamed = bytes;
      this.#parsedUnnamed = true;
    }
    return this.#prefixed(bytes, 5);
  }

  bind(bytes: Buffer): Buffer {
    return this.#refer(bytes, afterString(bytes, 5)); // after the name of the portal
  }

  describe(bytes: Buffer): Buffer {
    return isStatement(bytes) ? this.#refer(bytes, 6) : bytes;
  }

  close(bytes: Buffer): Buffer {
    if (!isStatement(bytes)) return bytes;
    const name = stringAt(bytes, 6);
    if (name) this.#names.delete(name);
    else this.#unnamed = undefined;
    return this.#prefixed(bytes, 6);
  }

  /** What makes the unnamed statement what it was for this connection. */
  restoreUnnamed(): Buffer {
    return Buffer.concat([this.#unnamed ?? closeStatement(''), SYNC]);
  }

  /** What removes all named ones; `undefined` when there are none. */
  removeAll(): Buffer | undefined {
    if (this.#names.size === 0) return undefined;
    const closing = [...this.#names].map((name) => closeStatement(this.#prefix + name));
    return Buffer.concat([...closing, SYNC]);
  }

  #refer(bytes: Buffer, at: number): Buffer {
    if (!this.#parsedUnnamed && !stringAt(bytes, at)) this.reusesUnnamed = true;
    return this.#prefixed(bytes, at);
  }

  #prefixed(bytes: Buffer, at: number): Buffer {
    if (!stringAt(bytes, at)) return bytes;
    const type = String.fromCharCode(bytes[0] ?? 0);
    return message(type, bytes.subarray(5, at), Buffer.from(this.#prefix), bytes.subarray(at));
  }
}

/** Of Describe and Close: whether they mean a statement (S) or a portal (P), which ends with its transaction. */
const isStatement = (bytes: Buffer) => bytes[5] === 0x53;

const stringAt = (bytes: Buffer, at: number) =>
  bytes.toString('utf8', at, afterString(bytes, at) - 1);

function afterString(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(0, at);
  if (end < 0) throw new FatalError('08P01', 'invalid string in message');
  return end + 1;
}
