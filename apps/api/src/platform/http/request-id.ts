import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';

const ids = new WeakMap<FastifyRequest, string>();

/** The reference of a request in the log and in the answer to a fault; made when it is first asked for. */
export function requestIdOf(request: FastifyRequest): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = randomUUID();
  ids.set(request, id);
  return id;
}
