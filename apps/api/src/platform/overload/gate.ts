import { type Priority, Refusal } from '@kandil/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { performance } from 'node:perf_hooks';
import type { Log } from '../log.ts';
import { admission, type Admission } from './admission.ts';
import type { Leave } from './lane.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Priority under overload; `catalogue` when absent. `always`: never refused, as health checks. */
    priority?: Priority | 'always';
    /** Its answers come from memory or a file. */
    isLight?: true;
  }
  interface FastifyRequest {
    /** Counts an admitted request as answered. */
    leave: Leave | null;
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

export interface AdmitOptions {
  priority: Priority;
  isLight?: boolean | undefined;
}

/** Admits a request and counts it until its answer is ready. @throws Refusal BUSY */
export async function admit(
  requests: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  { priority, isLight }: AdmitOptions,
): Promise<void> {
  const leave = await requests.enter(priority, isLight);
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
 * them, admit themselves.
 * @param isOurs whether the request comes from another process of the product, which has admitted it
 */
export function admitRequests(
  app: FastifyInstance,
  requests: Admission,
  isOurs: (request: FastifyRequest) => boolean,
): void {
  app.decorateRequest('leave', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { priority = 'catalogue', isLight } = request.routeOptions.config;
    if (priority === 'always' || isOurs(request)) return;
    await admit(requests, request, reply, { priority, isLight });
  });
  // Before the answer is sent: a slow reader costs nothing.
  app.addHook('onSend', async (request) => request.leave?.());
}
