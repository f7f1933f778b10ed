import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Milliseconds after which Node closes a connection that neither takes nor sends a byte. Buffers of the system make a
 * slow reader look idle for a while: those of 4 MiB are refilled in parts of about 1.3 MB.
 */
export const IDLE_TIMEOUT = 30_000;

/** Requests of one connection that are answered at the same time; browsers and proxies send one. */
const AT_ONCE = 4;

/**
 * Closes a connection that sends more requests before it has read the answers: those would all wait in memory. So at
 * most the bytes of four answers wait for one reader; the largest that is not streamed is a segment of 4 MiB.
 */
export function limitAnswersAtOnce(app: FastifyInstance, most = AT_ONCE): void {
  const answering = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (answering.get(socket) ?? 0) + 1;
    answering.set(socket, count);
    reply.raw.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
    if (count <= most) return done();
    reply.hijack();
    socket.destroy();
  });
}
