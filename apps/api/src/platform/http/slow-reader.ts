import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Milliseconds after which Node closes a connection that neither takes nor sends a byte. Buffers of the system make a
 * slow reader look idle for a while: those of 4 MiB are refilled in parts of about 1.3 MB.
 */
export const IDLE_TIMEOUT = 30_000;

/** Requests of a connection that wait behind the one being answered; browsers and proxies send none. */
const BEHIND = 4;

/**
 * Closes a connection that sends more requests before it has read the answers: those would all wait in memory. So only a
 * few answers wait for one reader; the largest that is not streamed is a segment of 4 MiB.
 */
export function limitAnswersBehind(app: FastifyInstance, most = BEHIND): void {
  const behind = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // Node gives an answer its socket when those before it are sent.
    if (reply.raw.socket) return done();
    const count = (behind.get(socket) ?? 0) + 1;
    behind.set(socket, count);
    reply.raw.once('close', () => behind.set(socket, (behind.get(socket) ?? 1) - 1));
    if (count <= most) return done();
    reply.hijack();
    socket.destroy();
  });
}
