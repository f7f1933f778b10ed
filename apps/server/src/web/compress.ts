import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CachedPage, withNonce } from './page-cache.ts';
import { gzipWithNonce } from './page-gzip.ts';

const compressed = promisify(gzip);
const SMALLEST = 1024;

/** Quick rather than small: the pages of members are compressed anew for each answer. */
const LEVEL = 4;

/** Sends a page, compressed where the browser takes it; the work is done outside the main thread. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  if (!takesGzip(request, reply) || body.length < SMALLEST) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  return reply.send(await compressed(body, { level: LEVEL }));
}

/** Sends a page that guests share, which was compressed when it was kept. */
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

/** Whether the browser takes gzip; says in the answer that it depends on that. */
function takesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
  return /\bgzip\b/.test([request.headers['accept-encoding'] ?? ''].flat().join());
}
