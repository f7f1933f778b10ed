/** Messages of PostgreSQL's protocol, version 3 (PostgreSQL manual, chapter "Frontend/Backend Protocol"). */

/** How a transaction stands after a batch: none is open, one is open, one is open and has failed. */
export type TransactionStatus = 'I' | 'T' | 'E';

export const cstring = (text: string) => Buffer.from(`${text}\0`);

export function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** One message: its type, its length without the type, its parts. */
export function message(type: string, ...parts: Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  return Buffer.concat([Buffer.from(type), int32(length), ...parts]);
}

export const query = (sql: string) => message('Q', cstring(sql));
export const closeStatement = (name: string) => message('C', Buffer.from('S'), cstring(name));
export const SYNC = message('S');
export const readyForQuery = (status: TransactionStatus) => message('Z', Buffer.from(status));

export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, `M${text}`].map(cstring);
  return message('E', ...fields, Buffer.from([0]));
}

/** Tells a client that asks for a newer protocol, or for options of one, that we speak 3.0 without any. */
export function negotiateVersion(unknownOptions: string[]): Buffer {
  return message('v', int32(0x30000), int32(unknownOptions.length), ...unknownOptions.map(cstring));
}

/** The first column of the first row in an answer, as text; `undefined` for null or no row. */
export function firstValue(answer: Buffer): string | undefined {
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== 0x44 /* D: DataRow */) continue;
    const length = answer.readInt32BE(at + 7);
    return length < 0 ? undefined : answer.toString('utf8', at + 11, at + 11 + length);
  }
  return undefined;
}

/** The connection breaks the rules or a limit: it is told so and closed. */
export class FatalError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}
