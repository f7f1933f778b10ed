import type { Disk } from '@kandil/api';
import type { FastifyInstance } from 'fastify';

export interface Health {
  /** False once a shutdown begins, so that load balancers stop sending requests. */
  setReady(ready: boolean): void;
}

/**
 * `/livez`: the process answers. `/readyz`: it accepts visitors; *degraded* (still 200) while the database
 * is unreachable, because guests are then served from the caches; not ready while the disk is low (SEC-25).
 * @param pingDatabase rejects if the database does not answer
 */
export function healthRoutes(
  app: FastifyInstance,
  pingDatabase: () => Promise<void>,
  { now, disk }: { now: () => number; disk: Pick<Disk, 'isLow'> },
): Health {
  let ready = false;
  let checked = { at: -Infinity, alive: false };

  async function databaseAlive(): Promise<boolean> {
    if (now() - checked.at < 1000) return checked.alive;
    const alive = await pingDatabase().then(
      () => true,
      () => false,
    );
    checked = { at: now(), alive };
    return alive;
  }

  const config = { priority: 'always' } as const;
  app.get('/livez', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = !ready ? 'starting or stopping' : disk.isLow() ? 'low disk space' : null;
    if (reason) return reply.code(503).send({ status: 'not ready', reason });
    return reply.send({ status: (await databaseAlive()) ? 'ready' : 'degraded' });
  });

  return { setReady: (value) => void (ready = value) };
}
