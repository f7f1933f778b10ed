import type { Disk } from '@kandil/api';
import type { NodeState } from '@kandil/contract/control/system';
import type { FastifyInstance } from 'fastify';

/** Why a process takes no visitors, and why it serves them less: `docs/operations/mend.md` says what to do. */
export const READINESS = {
  stopping: 'starting or stopping',
  disk: 'low disk space',
  database: 'the database does not answer',
  mail: 'no mail server (SMTP_URL): nobody can confirm an address or reset a password',
  sender: 'mails come from hello@kandil.test: MAIL_FROM does not say the sender',
  law: 'nothing new is sold: the site document lacks its company, terms of use or privacy policy',
  sms: 'no SMS gateway (SMS_URL): nobody can sign up with a phone number',
} as const;

export interface Health {
  /** False once a shutdown begins, so that load balancers stop sending requests. */
  setReady(ready: boolean): void;
  /** What `/readyz` says, for the control room. */
  state(): Promise<{ state: NodeState; reasons: string[] }>;
}

/**
 * `/livez`: the process answers. `/readyz`: it accepts visitors; *degraded* (still 200) while the database
 * is unreachable, because guests are then served from the caches, and while an outside party is not configured; not
 * ready while the disk is low (SEC-25).
 * @param pingDatabase rejects if the database does not answer
 * @param missing why people cannot do what the product offers them now
 */
export function healthRoutes(
  app: FastifyInstance,
  pingDatabase: () => Promise<void>,
  {
    now,
    disk,
    missing,
  }: { now: () => number; disk: Pick<Disk, 'isLow'>; missing(): readonly string[] },
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
  async function state(): ReturnType<Health['state']> {
    if (!ready) return { state: 'STOPPING', reasons: [READINESS.stopping] };
    if (disk.isLow()) return { state: 'NOT_READY', reasons: [READINESS.disk] };
    const reasons = [...((await databaseAlive()) ? [] : [READINESS.database]), ...missing()];
    return { state: reasons.length === 0 ? 'READY' : 'LIMITED', reasons };
  }

  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { state: now, reasons } = await state();
    if (now === 'READY') return reply.send({ status: 'ready' });
    if (now === 'LIMITED') return reply.send({ status: 'degraded', why: reasons });
    return reply.code(503).send({ status: 'not ready', reason: reasons[0] });
  });

  return { setReady: (value) => void (ready = value), state };
}
