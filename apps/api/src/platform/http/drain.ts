import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

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
    await untilNoneArrives(app.server);
    const cut = setTimeout(() => app.server.closeAllConnections(), most);
    await new Promise<void>((done) => app.server.close(() => done()));
    clearTimeout(cut);
  };
}

/** Under a flood of connections the port closes all the same. */
const MOST_TURNS = 100;

/**
 * Resolves after a turn of the event loop in which no connection arrived. The system resets what still waits in the queue of
 * a port that is closed, and a proxy cannot know whether a POST on such a connection was read.
 */
async function untilNoneArrives(server: Server): Promise<void> {
  let arrived = true;
  const note = () => void (arrived = true);
  server.on('connection', note);
  // The rest of this turn, which may have looked for connections already.
  await setImmediate();
  for (let turn = 0; arrived && turn < MOST_TURNS; turn += 1) {
    arrived = false;
    await setImmediate();
  }
  server.off('connection', note);
}
