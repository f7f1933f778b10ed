import type { FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './gate.ts';

/** Whether the answer to a request may be sent from memory now, without waiting for others. */
export const startsAtOnce = ({ isFromOffender, server: { requests } }: FastifyRequest): boolean =>
  !isFromOffender && (requests?.startsAtOnce() ?? true);

/** Admits a request whose route `admitsItself`. @throws Refusal BUSY */
export async function admitLate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { requests } = request.server;
  const { priority = 'catalogue' } = request.routeOptions.config;
  if (!requests || request.isOurs || priority === 'always') return;
  await admit(requests, request, reply, { priority });
}
