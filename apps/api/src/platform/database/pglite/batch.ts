import { FatalError, cstring, message } from './messages.ts';
import type { MessageReader } from './reader.ts';
import type { Statements } from './statements.ts';

/** Messages that PGlite runs in one go. */
export interface Batch {
  bytes: Buffer;
  /** Ends with what ReadyForQuery answers; otherwise with Flush, and the rest is still to come. */
  complete: boolean;
}

const LARGEST_BATCH = 128 * 1024 * 1024;
/** Query, FunctionCall, Sync: ReadyForQuery answers them. */
const COMPLETES = 'QFS';
const FLUSH = 'H';
const TERMINATE = 'X';
/** CopyData, CopyDone, CopyFail: they belong to a copy that was refused. */
const COPY_DATA = 'dcf';
/**
 * Follows everything that can begin a COPY FROM STDIN: its data would come after we answered, but PGlite cannot wait
 * for them, and its process ends where they are missing. Where nothing is copied PostgreSQL passes over it.
 */
const NO_COPY = message('f', cstring('PGlite takes no COPY FROM STDIN'));

/** The next batch of a connection; `undefined` when it has ended or says goodbye. */
export async function readBatch(
  reader: MessageReader,
  statements: Statements,
): Promise<Batch | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  statements.nextBatch();
  for (;;) {
    const bytes = await reader.message();
    if (!bytes) return undefined;
    const type = String.fromCharCode(bytes[0] ?? 0);
    if (type === TERMINATE) return undefined;
    parts.push(...translate(bytes, type, statements));
    size += bytes.length;
    if (size > LARGEST_BATCH) throw new FatalError('54000', 'a batch is longer than 128 MB');
    const complete = COMPLETES.includes(type);
    if (complete || type === FLUSH) return { bytes: Buffer.concat(parts), complete };
  }
}

/** A message as PGlite is to read it. Throws at a type PostgreSQL does not know, which PGlite would not survive. */
function translate(bytes: Buffer, type: string, statements: Statements): Buffer[] {
  switch (type) {
    case 'Q':
      statements.dropUnnamed();
      return [bytes, NO_COPY];
    case 'P':
      return [statements.parse(bytes)];
    case 'B':
      return [statements.bind(bytes)];
    case 'D':
      return [statements.describe(bytes)];
    case 'C':
      return [statements.close(bytes)];
    case 'E':
      return [bytes, NO_COPY];
    default:
      if (COPY_DATA.includes(type)) return [];
      if (type === FLUSH || COMPLETES.includes(type)) return [bytes];
      throw new FatalError('08P01', 'invalid type of message');
  }
}
