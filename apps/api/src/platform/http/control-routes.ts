import { type AnyCall, Refusal } from '@kandil/contract';
import { STAFF_CALLS } from '@kandil/contract/calls';
import { staffSession } from '@kandil/contract/internal';
import { me } from '@kandil/contract/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RateLimiter } from '../state/index.ts';
import { addressKey } from './address-key.ts';
import { refusalAnswer } from './dispatch.ts';
import type { Internal } from './internal.ts';
import type { StaffCalls, StaffOutcome } from './staff-calls.ts';

/**
 * The session's cookie. Its prefix binds it to this host, over https or at localhost; the browser sends it to no other
 * site's pages. Staff have no bearer tokens: their page never holds what a stolen script could take away.
 */
const COOKIE = '__Host-kandil_staff';
const COOKIE_OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** Calls per minute of a client address; the staff service has its own limit for signing in. */
const LIMIT = { name: 'control room', points: 600, seconds: 60 };

export interface ControlRoutesOptions {
  limiter: RateLimiter;
  internal: Internal;
  staffCalls: StaffCalls;
  /** Origin of the control room. */
  origin: string;
  rateLimitFactor: number;
}

/** Answers every staff call, each at one address: POST with JSON, by pages of this origin alone. */
export function controlRoutes(app: FastifyInstance, options: ControlRoutesOptions): void {
  const { host } = new URL(options.origin);
  app.addHook('onRequest', (request, _reply, done) => {
    // Another site may have pointed its name at this machine.
    done(request.host === host ? undefined : new Refusal('MISDIRECTED'));
  });
  for (const call of STAFF_CALLS)
    app.post(`/api/${call.service}${call.paths[0]}`, (request, reply) =>
      answer(call, request, reply, options),
    );
}

/** A call from another site's page, or from no page at all. */
function isForeign({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin !== origin || (site !== undefined && site !== 'same-origin');
}

async function answer(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
  { internal, staffCalls, limiter, origin, rateLimitFactor }: ControlRoutesOptions,
): Promise<FastifyReply> {
  if (isForeign(request, origin)) return send(reply, refusalAnswer(new Refusal('FORBIDDEN'), 'en'));
  await limiter.take({ ...LIMIT, points: LIMIT.points * rateLimitFactor }, addressKey(request.ip));
  const token = request.server.parseCookie(request.headers.cookie ?? '')[COOKIE] ?? null;
  const asked = token === null ? null : { token: token.slice(0, 200), isUse: call !== me };
  const staff = asked && (await internal(staffSession, asked));
  const args = (request.body ?? {}) as Record<string, unknown>;
  const outcome = await staffCalls(call, args, {
    staff,
    token,
    requestId: randomUUID(),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  });
  return send(reply, outcome);
}

function send(
  reply: FastifyReply,
  { status, envelope, retryAfter, token }: StaffOutcome,
): FastifyReply {
  if (token) reply.setCookie(COOKIE, token, COOKIE_OPTIONS);
  else if (token === null) reply.clearCookie(COOKIE, COOKIE_OPTIONS);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}
