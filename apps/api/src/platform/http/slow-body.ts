import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';

export interface BodyPace {
  /** Milliseconds after which the pace is checked, again and again. */
  within: number;
  /** Bytes that must arrive in that time. */
  atLeast: number;
  /** Milliseconds that a body may take in all; checked with the pace. */
  most: number;
}

/**
 * About 9 kbit/s, slower than any network that people upload over; it stops a client that holds a socket with a trickle.
 * At that pace an upload of 10 MB would hold it for almost three hours: 15 minutes need 93 kbit/s (docs/decisions/0030).
 */
export const BODY_PACE: BodyPace = { within: 15_000, atLeast: 16 * 1024, most: 15 * 60_000 };

/** Ends a request with 408 if its body arrives too slowly or takes too long. Headers have their own timeout. */
export function endSlowRequest(
  server: Server,
  request: IncomingMessage,
  { within, atLeast, most }: BodyPace,
): void {
  const { headers, socket } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']);
  // A request of Fastify's `inject` has no network to be slow, and no event says that it has ended.
  if (!hasBody || !(socket instanceof Socket)) return;
  const start = performance.now();
  let before = socket.bytesRead;
  const judge = () => {
    if (request.complete || request.destroyed) return clearInterval(timer);
    const isTooSlow = socket.bytesRead - before < atLeast;
    if (isTooSlow || performance.now() - start >= most) {
      clearInterval(timer);
      // Node's own error for a request timeout: the server answers 408 and closes the connection.
      const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, socket);
    }
    before = socket.bytesRead;
  };
  // After pending data is read: a busy process may have delayed it, not the network.
  const timer = setInterval(() => setImmediate(judge), within);
  request.once('close', () => clearInterval(timer));
}
