import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CachedPage } from './page-cache.ts';
import { gzipWithNonce } from './page-gzip.ts';
import { withNonce } from './pieces.ts';

const compressed = promisify(gzip);
const SMALLEST = 1024;

/** Fast rather than small: pages of members are compressed for each answer. */
const LEVEL = 4;

/** Sends a page, compressed if the browser accepts it, off the main thread. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  if (!takesGzip(request, reply) || body.length < SMALLEST) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  return reply.send(await compressed(body, { level: LEVEL }));
}

/** Sends a page that is already compressed. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { pieces, blocks }: Pick<CachedPage, 'pieces' | 'blocks'>,
  nonce: string,
): FastifyReply {
  if (!takesGzip(request, reply)) return reply.send(withNonce(pieces, nonce));
  reply.header('content-encoding', 'gzip');
  return reply.send(gzipWithNonce(pieces, blocks, nonce));
}

/** Sends a cached page of guests with its status and headers. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  nonce: string,
): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.code(page.status);
  return sendKept(request, reply, page, nonce);
}

/** Whether the browser accepts gzip; sets `Vary` accordingly. */
function takesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
  return /\bgzip\b/.test([request.headers['accept-encoding'] ?? ''].flat().join());
}
