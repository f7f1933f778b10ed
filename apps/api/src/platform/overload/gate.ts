import { type Priority, Refusal } from '@kandil/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import { admission, type Admission } from './admission.ts';
import type { Leave } from './lane.ts';
import { isOwnConnection, Offenders } from './offenders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority under overload; `catalogue` when absent. `always`: never refused, as health checks. */
    priority?: Priority | 'always';
    /** Its answers come from memory or a file. */
    isLight?: true;
    /** Its handler sends what is in memory at once, and admits the request else. */
    admitsItself?: boolean;
  }
  interface FastifyInstance {
    /** Absent: every request is admitted. */
    requests?: Admission;
  }
  interface FastifyRequest {
    /** Counts an admitted request as answered. */
    leave: Leave | null;
    /** Its address keeps sending after many refusals. */
    isFromOffender: boolean;
    /** It comes from another process of the product, which has admitted it. */
    isOurs: boolean;
  }
}

/** The admission of this process: a step is an immediate, which runs after the input of its turn. */
export const openAdmission = (log: Log): Admission =>
  admission({
    now: () => performance.now(),
    defer: (step) => void setImmediate(step),
    later: (step) => void setTimeout(step, 20).unref(),
    random: Math.random,
    onRefusals: (count) => log.warn({ refused: count }, 'overloaded: requests are refused'),
  });

/** Statuses of a refusal by a rate limit and under overload. */
const REFUSED: ReadonlySet<number> = new Set([429, 503]);

export interface AdmitOptions {
  priority: Priority;
  isLight?: boolean | undefined;
}

/**
 * Admits a request and counts it until its answer is ready. Those of a repeat offender, except playback, have the lowest
 * priority (SEC-23).
 * @throws Refusal BUSY
 */
export async function admit(
  requests: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  { priority, isLight }: AdmitOptions,
): Promise<void> {
  const isLast = request.isFromOffender && priority !== 'playback';
  const leave = await requests.enter(isLast ? 'extra' : priority, isLight);
  // A visitor who left while waiting needs no answer.
  if (reply.raw.closed) {
    leave();
    throw new Refusal('BUSY');
  }
  request.leave = leave;
  reply.raw.once('close', leave);
}

/**
 * Admits each request by the priority of its route before its body is read. Addresses without a route, the pages among
 * them, admit themselves. Refusing costs time too: a repeat offender's connection is closed after a refusal (SEC-23).
 * @param isOurs whether the request comes from another process of the product, which has admitted it
 */
export function admitRequests(
  app: FastifyInstance,
  requests: Admission,
  isOurs: (request: FastifyRequest) => boolean,
  offenders = new Offenders(() => performance.now()),
): void {
  app.decorateRequest('leave', null);
  app.decorateRequest('isFromOffender', false);
  app.decorateRequest('isOurs', false);
  app.decorate('requests', requests);
  async function admitThen(done: (error?: Error) => void, ...args: Parameters<typeof admit>) {
    const refusal = await admit(...args).catch((error: unknown) => error as Error);
    done(refusal ?? undefined);
  }
  // With a callback: most pages and answers are sent before anything is awaited.
  app.addHook('onRequest', (request, reply, done) => {
    request.isFromOffender = offenders.has(request);
    if (request.is404) return done();
    request.isOurs = isOurs(request);
    const { priority = 'catalogue', isLight, admitsItself } = request.routeOptions.config;
    if (priority === 'always' || admitsItself || request.isOurs) return done();
    void admitThen(done, requests, request, reply, { priority, isLight });
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Before the answer is sent: a slow reader costs nothing.
    request.leave?.();
    if (REFUSED.has(reply.statusCode) && !request.isOurs) {
      offenders.countRefusal(request.ip);
      if (offenders.has(request) && isOwnConnection(request)) reply.header('connection', 'close');
    }
    done();
  });
}
