import { acceptedEncoding, addVary } from '@kandil/api';
import type { RenderedDocument } from '@kandil/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { headersOf } from './rendering.ts';

const compressed = promisify(gzip);
const SMALLEST = 1024;

/** Fast rather than small: a document for one visitor is compressed for each answer. */
const LEVEL = 4;

/** Aborts when the visitor disconnects before the page is complete. */
export function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** Sends a document of one visitor, compressed if the browser accepts it, off the main thread. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { response }: RenderedDocument,
): Promise<void> {
  reply.code(response.status).headers(headersOf(response));
  const body = Buffer.from(await response.arrayBuffer());
  addVary(reply, 'Accept-Encoding');
  const isPlain = acceptedEncoding(request.headers['accept-encoding']) === 'identity';
  const isSmall = isPlain || body.length < SMALLEST;
  if (!isSmall) reply.header('content-encoding', 'gzip');
  reply.send(isSmall ? body : await compressed(body, { level: LEVEL }));
}
