import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressed = promisify(gzip);
const SMALLEST = 1024;

/** Quick rather than small: every page carries its own nonce, so each answer is compressed anew. */
const LEVEL = 4;

/** Sends a page, compressed where the browser takes it; the work is done outside the main thread. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): Promise<FastifyReply> {
  addVary(reply);
  const offered = [request.headers['accept-encoding'] ?? ''].flat().join();
  const accepted = /\bgzip\b/.test(offered);
  if (!accepted || body.length < SMALLEST) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  return reply.send(await compressed(body, { level: LEVEL }));
}

function addVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
}
