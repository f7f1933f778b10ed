import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { countAnswer } from '../http/answer-metrics.ts';
import { endIfStopped } from '../http/slow-reader.ts';
import type { MediaFile } from './library.ts';
import { readRange } from './range.ts';
import type { Lease, ReadBytes, Segments } from './segments.ts';
import { FOR_EVER } from './text-answers.ts';

/** The longest range that is sent from memory; longer ones are streamed from the store. */
const LONGEST_PIECE = 4 * 1024 * 1024;
const CHUNK = 256 * 1024;

export type FileStore = {
  /** Reads a file by its path. */
  readonly read: ReadBytes;
  readonly segments: Segments;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a file or one range of it (RFC 9110, 13.1 and 14): 200, 206, 304 or 416. */
export async function sendFile(
  { read, segments, headers }: FileStore,
  file: MediaFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tag = `"${file.sha256.slice(0, 32)}"`;
  const lasting = {
    ...headers,
    'accept-ranges': 'bytes',
    etag: tag,
    'cache-control': FOR_EVER,
  };
  if (mentions(request.headers['if-none-match'], tag))
    return void reply.code(304).headers(lasting).send();
  const condition = request.headers['if-range'];
  const requested =
    condition === undefined || condition === tag ? request.headers.range : undefined;
  const range = readRange(requested, file.bytes);
  if (!range) {
    const size = { 'content-range': `bytes */${file.bytes}` };
    return void reply
      .code(416)
      .headers({ ...lasting, ...size })
      .send();
  }
  const { start, length, partial } = range;
  const status = partial ? 206 : 200;
  const head = {
    ...lasting,
    'content-type': file.type,
    'content-length': String(length),
    ...(partial && { 'content-range': `bytes ${start}-${start + length - 1}/${file.bytes}` }),
  };
  if (request.method === 'HEAD') return void reply.code(status).headers(head).send();
  const lease = length > LONGEST_PIECE ? undefined : await segments.lease(file.path, start, length);
  if (lease) return sendLeased(request, reply, { status, head, lease });
  reply
    .code(status)
    .headers(head)
    .send(Readable.from(chunks(read, file, start, length)));
}

type LeasedReply = {
  readonly status: number;
  readonly head: Readonly<Record<string, string>>;
  readonly lease: Lease;
};

/**
 * Sends bytes in memory past the hooks, which took 6 % of a segment's CPU time. The head is complete but for
 * what was set before, such as for other origins.
 */
function sendLeased(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, head, lease }: LeasedReply,
): void {
  const { raw } = reply.hijack();
  // `close` fires when the answer is sent, and also when the reader is gone.
  if (raw.closed) return lease.release();
  raw.once('close', lease.release);
  // While the server is drained, clients must not keep their connection.
  if (!request.server.server.listening) raw.shouldKeepAlive = false;
  raw
    .writeHead(status, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...head })
    .end(lease.bytes);
  countAnswer(request, status);
  endIfStopped(request, reply);
}

const mentions = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

async function* chunks(
  read: ReadBytes,
  file: MediaFile,
  start: number,
  length: number,
): AsyncGenerator<Buffer> {
  const end = start + length;
  for (let position = start; position < end; position += CHUNK) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, end - position));
    await read(file.path, chunk, position);
    yield chunk;
  }
}
