import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Handles } from './handles.ts';
import type { MediaFile } from './library.ts';
import { readRange } from './range.ts';
import type { Segments } from './segments.ts';
import { FOR_EVER } from './text-answers.ts';

/** The longest range that is sent from memory; longer ones are streamed from disk. */
const LONGEST_PIECE = 4 * 1024 * 1024;
const CHUNK = 256 * 1024;

export type FileStore = { readonly handles: Handles; readonly segments: Segments };

/** Sends a file or one range of it (RFC 9110, 13.1 and 14): 200, 206, 304 or 416. */
export async function sendFile(
  { handles, segments }: FileStore,
  file: MediaFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tag = `"${file.sha256.slice(0, 32)}"`;
  reply.header('accept-ranges', 'bytes').header('etag', tag).header('cache-control', FOR_EVER);
  if (mentions(request.headers['if-none-match'], tag)) return void reply.code(304).send();
  const condition = request.headers['if-range'];
  const wanted = condition === undefined || condition === tag ? request.headers.range : undefined;
  const range = readRange(wanted, file.bytes);
  if (!range) return void reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  const { start, length, partial } = range;
  if (partial)
    reply.code(206).header('content-range', `bytes ${start}-${start + length - 1}/${file.bytes}`);
  reply.type(file.type).header('content-length', length);
  if (request.method === 'HEAD') return void reply.send();
  const lease = length > LONGEST_PIECE ? undefined : await segments.lease(file.path, start, length);
  if (!lease) return void reply.send(Readable.from(chunks(handles, file, start, length)));
  // `close` fires when the answer is sent, and also when the reader is gone.
  if (reply.raw.closed) lease.release();
  else reply.raw.once('close', lease.release);
  reply.send(lease.bytes);
}

const mentions = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

async function* chunks(
  handles: Handles,
  file: MediaFile,
  start: number,
  length: number,
): AsyncGenerator<Buffer> {
  const end = start + length;
  for (let position = start; position < end; position += CHUNK) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, end - position));
    await handles.read(file.path, chunk, position);
    yield chunk;
  }
}
