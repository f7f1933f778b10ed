import type { FastifyInstance } from 'fastify';

/** Stops accepting connections, and resolves when every request in flight is answered. After so many milliseconds the rest is cut. */
export type Drain = (most: number) => Promise<void>;

/**
 * Prepares an app to be drained before it is closed: Fastify's own `close` first closes what its plugins opened, waits for
 * requests without a limit, and refuses those that come on connections that are still in use.
 */
export function drainable(app: FastifyInstance): Drain {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  return async (most) => {
    isDraining = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), most);
    await new Promise<void>((done) => app.server.close(() => done()));
    clearTimeout(cut);
  };
}
