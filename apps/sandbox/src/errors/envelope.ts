import { gunzipSync } from 'node:zlib';

/** A part of an envelope: an event, a transaction, or a kind that the collector stores without reading it. */
export interface Item {
  type: string;
  payload: unknown;
}

export interface Envelope {
  header: Record<string, unknown>;
  items: Item[];
}

const NEWLINE = 10;
/** Largest body after unpacking. */
const MOST_BYTES = 1_000_000;

/**
 * Reads an envelope: lines of JSON, where each item has a header line and a payload, which ends after the header's
 * `length` or at the next line: https://develop.sentry.dev/sdk/foundations/transport/envelopes
 * @throws SyntaxError if it is none
 */
export function readEnvelope(body: Buffer, encoding: string | undefined): Envelope {
  const bytes = encoding === 'gzip' ? gunzipSync(body, { maxOutputLength: MOST_BYTES }) : body;
  const reader = lines(bytes);
  const header = record(reader.line());
  const items: Item[] = [];
  while (!reader.isAtEnd()) {
    const { type, length } = record(reader.line());
    if (typeof type !== 'string') throw new SyntaxError('an item without a type');
    const payload = reader.line(typeof length === 'number' ? length : undefined);
    items.push({ type, payload: isJson(type) ? JSON.parse(payload) : payload });
  }
  return { header, items };
}

const isJson = (type: string) => ['event', 'transaction', 'client_report'].includes(type);

function record(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SyntaxError('a header that is no object');
  return value as Record<string, unknown>;
}

function lines(bytes: Buffer) {
  let at = 0;
  return {
    isAtEnd: () => at >= bytes.length,
    line(length?: number): string {
      const next = bytes.indexOf(NEWLINE, at);
      const end = length === undefined ? (next < 0 ? bytes.length : next) : at + length;
      if (end > bytes.length) throw new SyntaxError('an item that is cut off');
      const text = bytes.toString('utf8', at, end);
      at = end + 1;
      return text;
    },
  };
}
