import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';

/**
 * Milliseconds after which a connection is closed whose reader takes nothing of an answer. Buffers of the system make a
 * slow reader look idle for a while: those of 4 MiB are refilled in parts of about 1.3 MB.
 */
export const IDLE_TIMEOUT = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds without a byte after which a reader has stopped; absent: `IDLE_TIMEOUT`. */
    idleTimeout?: number;
  }
}

/**
 * Closes the connections of readers that stop (docs/decisions/0066). With Node's `connectionTimeout`, each request would
 * set a timer and clear it. Most answers are sent at once: those that pass by the hooks have a timer only if they are not.
 */
export function endStoppedReaders(app: FastifyInstance, idleTimeout: number): void {
  app.decorate('idleTimeout', idleTimeout);
  app.addHook('onSend', (request, _reply, _payload, done) => {
    startTimer(request);
    done();
  });
}

/** For an answer that passes by the hooks, once it was given to Node to send. */
export function endIfStopped(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.writableLength > 0) startTimer(request);
}

/** Node closes the connection when the time is over, and stops the timer with the next request. */
function startTimer({ raw: { socket }, server: { idleTimeout = IDLE_TIMEOUT } }: FastifyRequest) {
  // A request of Fastify's `inject` has none.
  if (socket instanceof Socket) socket.setTimeout(idleTimeout);
}

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
