import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** Rows are collected to pieces of this size: a message of the protocol is one row. */
const PIECE = 64 * 1024;

/** What `pg` sends for COPY; its types leave it out. */
type CopyConnection = pg.Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  sendCopyFail(reason: string): void;
  endCopyFrom(): void;
};

/** Rows by the tag of a finished command: `COPY 12`. */
const rowsOf = ({ text }: { text: string }): number => Number(text.split(' ').at(-1));

/**
 * Runs `COPY ... TO STDOUT`. The server waits while nobody reads; a reader that stops early ends the connection.
 * @returns the rows as bytes, and their number once the stream has ended
 */
export function copyOut(client: pg.Client, text: string): { stream: Readable; rows(): number } {
  let connection: CopyConnection | undefined;
  let rows = 0;
  let isDone = false;
  let piece: Uint8Array[] = [];
  let size = 0;
  const stream = new Readable({
    read: () => void connection?.stream.resume(),
    destroy(error, done) {
      if (!isDone) connection?.stream.destroy();
      done(error);
    },
  });
  stream.on('error', () => {}); // The reader of the stream reports the error.
  const flush = () => {
    if (size > 0 && !stream.push(Buffer.concat(piece))) connection?.stream.pause();
    piece = [];
    size = 0;
  };
  client.query({
    submit(opened: pg.Connection) {
      connection = opened as CopyConnection;
      connection.query(text);
    },
    handleCopyData({ chunk }: { chunk: Uint8Array }) {
      piece.push(Buffer.from(chunk)); // the driver uses the memory again
      size += chunk.length;
      if (size >= PIECE) flush();
    },
    handleCommandComplete(message: { text: string }) {
      rows = rowsOf(message);
      isDone = true;
      flush();
      connection?.stream.resume();
    },
    handleReadyForQuery: () => void stream.push(null),
    handleError(error: Error) {
      isDone = true;
      stream.destroy(error);
    },
  });
  return { stream, rows: () => rows };
}

/** Runs `COPY ... FROM STDIN` with the bytes. @returns the number of rows */
export function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    client.query({
      submit: (connection: pg.Connection) => (connection as CopyConnection).query(text),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection, source, reject),
      handleCommandComplete: (message: { text: string }) => void (rows = rowsOf(message)),
      handleReadyForQuery: () => resolve(rows),
      handleError: reject,
    });
  });
}

async function send(
  connection: CopyConnection,
  source: AsyncIterable<Uint8Array>,
  reject: (error: unknown) => void,
): Promise<void> {
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    reject(error);
    connection.sendCopyFail('the source failed');
  }
}
