import { type Priority, Refusal } from '@kandil/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { performance } from 'node:perf_hooks';
import type { Admission } from '../overload/admission.ts';
import type { Leave } from '../overload/lane.ts';
import { isOwnConnection, Offenders } from '../overload/offenders.ts';
import { refused } from '../overload/refusals.ts';
import { hasServiceKey, originCheck, type OriginOptions } from './origins.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority under overload; `catalogue` when absent. `always`: never refused, as health checks. */
    priority?: Priority | 'always';
    /** Its answers come from memory or a file. */
    isLight?: true;
    /** Its handler passes the entrance: at once with what is in memory, and in its turn else. */
    admitsItself?: boolean;
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

/** Statuses of a refusal by a rate limit and under overload. */
const REFUSED: ReadonlySet<number> = new Set([429, 503]);

export interface EntranceOptions extends OriginOptions {
  requests: Admission;
  offenders?: Offenders;
}

export interface PassOptions {
  /** `catalogue` when absent. */
  priority?: Priority | 'always' | undefined;
  /** It comes from memory or a file. */
  isLight?: boolean | undefined;
}

/**
 * What a request passes before it is answered. Its host, its origin and whether its client is a repeat offender are
 * looked at before all else (SEC-23); then it is admitted, here or by its handler.
 */
export interface Entrance {
  /**
   * Lets in a request whose answer is in memory, without waiting. False: it has to `pass`.
   * @param count counts it in its rate limit; false where that has to be awaited. Pages from the cache are not counted.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  passAtOnce(request: FastifyRequest, count?: () => boolean): boolean;
  /**
   * Lets in a request when it is its turn, and counts it until its answer is ready. Those of a repeat offender, except
   * playback, have the lowest priority.
   * @throws Refusal BUSY
   */
  pass(request: FastifyRequest, reply: FastifyReply, options: PassOptions): Promise<void>;
}

function entranceOf(requests: Admission): Entrance {
  return {
    passAtOnce: (request, count = () => true) =>
      !request.isFromOffender && requests.startsAtOnce() && count(),
    async pass(request, reply, { priority = 'catalogue', isLight }) {
      if (request.isOurs || priority === 'always') return;
      const isLast = request.isFromOffender && priority !== 'playback';
      const leave = await requests.enter(isLast ? 'extra' : priority, isLight);
      // A visitor who left while waiting needs no answer.
      if (reply.raw.closed) {
        leave();
        throw new Refusal('BUSY');
      }
      request.leave = leave;
      reply.raw.once('close', leave);
    },
  };
}

/**
 * Opens the entrance of a server. Requests are admitted by the priority of their route before their body is read; those
 * of a route that `admitsItself`, and addresses without a route, the pages among them, by their handler.
 */
export function openEntrance(app: FastifyInstance, options: EntranceOptions): Entrance {
  const { requests, offenders = new Offenders(() => performance.now()), serviceKeys } = options;
  const entrance = entranceOf(requests);
  const checkOrigin = originCheck(options);
  app.decorateRequest('leave', null);
  app.decorateRequest('isFromOffender', false);
  app.decorateRequest('isOurs', false);

  // With a callback: most pages and answers are sent before anything is awaited.
  app.addHook('onRequest', (request, reply, done) => {
    request.isOurs = hasServiceKey(request.headers, serviceKeys);
    const outcome = checkOrigin(request, reply);
    if (outcome === 'answered') return;
    if (outcome) return done(outcome);
    request.isFromOffender = offenders.has(request);
    if (request.isFromOffender) refused.offender.inc();
    const { config } = request.routeOptions;
    if (request.is404 || config.admitsItself) return done();
    void admit();

    async function admit(): Promise<void> {
      try {
        await entrance.pass(request, reply, config);
      } catch (error) {
        return done(error as Error);
      }
      done();
    }
  });
  releaseAnswered(app, offenders);
  return entrance;
}

/** Ends what an answer occupied. Refusing costs time too: a repeat offender loses its connection (SEC-23). */
function releaseAnswered(app: FastifyInstance, offenders: Offenders): void {
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
