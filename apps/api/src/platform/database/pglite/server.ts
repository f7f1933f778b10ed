import { type Socket, createServer } from 'node:net';
import { Connection } from './connection.ts';
import { FatalError, errorResponse } from './messages.ts';
import { MessageReader } from './reader.ts';
import type { Session } from './session.ts';
import { readStart } from './start.ts';

/** Connections at most, and so waiting batches: the bound of the writers' queue (SEC-16). */
const MAX_CONNECTIONS = 256;
/** Ms in which a connection must have sent its start packet. */
const LONGEST_START = 10_000;

export interface SessionServer {
  /** Closes all connections, rolls back what they have open, and stops. */
  close: () => Promise<void>;
}

/**
 * Serves PGlite to many connections of the PostgreSQL protocol. It has one session, which a connection takes for a
 * batch (a simple query, or everything up to a Sync) and keeps while its transaction is open.
 *
 * What a connection has to itself: transactions, prepared statements, settings made by SET or `set_config` (session
 * authorisation, roles and settings of an unknown prefix last for the turn). What all share, as there is one session:
 * temporary tables, cursors WITH HOLD, advisory locks of the session, PREPARE in SQL. What there is not: COPY FROM
 * STDIN, LISTEN, cancelling, parameters of the start packet other than the two limits of `Limits`.
 *
 * @param where a path of a socket, or a port on the loopback interface
 */
export async function serveSession(
  session: Session,
  where: string | number,
): Promise<SessionServer> {
  const greeting = await session.greeting();
  const open = new Map<Socket, Promise<void>>();
  let connections = 0;

  async function accept(socket: Socket): Promise<void> {
    const reader = new MessageReader(socket);
    try {
      socket.setTimeout(LONGEST_START, () => socket.destroy());
      const limits = await readStart(socket, reader);
      socket.setTimeout(0);
      if (!limits) return;
      if (open.size > MAX_CONNECTIONS) throw new FatalError('53300', 'too many connections');
      socket.write(greeting);
      connections += 1;
      await new Connection(socket, session, limits, connections).serve(reader);
    } catch (error) {
      if (!(error instanceof FatalError)) throw error;
      socket.write(errorResponse('FATAL', error.code, error.message));
    } finally {
      socket.destroySoon();
    }
  }

  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => {}); // the reader notices
    const served = accept(socket);
    open.set(socket, served);
    void served.finally(() => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(typeof where === 'string' ? where : { port: where, host: '127.0.0.1' }, resolve);
  });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open.keys()) socket.destroy();
      await Promise.all(open.values());
      await closed;
    },
  };
}
