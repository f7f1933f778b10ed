import { type AnyCall, Refusal } from '@kandil/contract';
import { STAFF_CALLS } from '@kandil/contract/calls';
import { STAFF_FILES, type StaffFile } from '@kandil/contract/control/files';
import { staffSession } from '@kandil/contract/internal';
import { me } from '@kandil/contract/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { RateLimiter } from '../state/index.ts';
import { addressKey } from './address-key.ts';
import { refusalAnswer } from './dispatch.ts';
import type { Internal } from './internal.ts';
import type { StaffCalls, StaffOutcome, StaffRequest } from './staff-calls.ts';
import { sendFile } from './staff-file.ts';

/**
 * The session's cookie. Its prefix binds it to this host, over https or at localhost; the browser sends it to no other
 * site's pages. Staff have no bearer tokens: their page never holds what a stolen script could take away.
 */
const COOKIE = '__Host-kandil_staff';
const COOKIE_OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** A page that reads itself again: its session ends as if nobody was there. */
const BY_ITSELF = 'x-by-itself';

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

/**
 * Answers every staff call, each at one address: POST with JSON, by pages of this origin alone. Files are downloaded by GET,
 * also from pages of this origin alone.
 */
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
  for (const file of STAFF_FILES)
    app.get(`/api/${file.call.service}${file.call.paths[0]}`, (request, reply) =>
      download(file, request, reply, options),
    );
}

/** A call from another site's page, or from no page at all. */
function isForeign({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin !== origin || (site !== undefined && site !== 'same-origin');
}

/** @throws Refusal TOO_MANY_REQUESTS */
const limit = ({ ip }: FastifyRequest, { limiter, rateLimitFactor }: ControlRoutesOptions) =>
  limiter.take({ ...LIMIT, points: LIMIT.points * rateLimitFactor }, addressKey(ip));

/** Who makes a request, by the cookie of the session. */
async function requestOf(
  { server, headers, ip }: FastifyRequest,
  isUse: boolean,
  { internal }: ControlRoutesOptions,
): Promise<StaffRequest> {
  const token = server.parseCookie(headers.cookie ?? '')[COOKIE] ?? null;
  const asked = token === null ? null : { token: token.slice(0, 200), isUse };
  const staff = asked && (await internal(staffSession, asked));
  return { staff, token, requestId: randomUUID(), ip, userAgent: headers['user-agent'] ?? '' };
}

async function answer(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ControlRoutesOptions,
): Promise<FastifyReply> {
  if (isForeign(request, options.origin))
    return send(reply, refusalAnswer(new Refusal('FORBIDDEN'), 'en'));
  await limit(request, options);
  const isUse = call !== me && request.headers[BY_ITSELF] === undefined;
  const from = await requestOf(request, isUse, options);
  const args = (request.body ?? {}) as Record<string, unknown>;
  return send(reply, await options.staffCalls(call, args, from));
}

/** Downloads have no Origin; the browser says which site's page a link was on. */
const isOwnLink = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'same-origin';

async function download(
  file: StaffFile,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ControlRoutesOptions,
): Promise<FastifyReply> {
  if (!isOwnLink(request)) return send(reply, refusalAnswer(new Refusal('FORBIDDEN'), 'en'));
  await limit(request, options);
  const requestId = randomUUID();
  const query = request.query as Record<string, string>;
  // The session is read for each page: a download ends with it. One request is one entry of the audit.
  const sent = await sendFile(file, query, reply, async (args) => {
    const from = await requestOf(request, true, options);
    return options.staffCalls(file.call, args, { ...from, requestId });
  });
  return 'envelope' in sent ? send(reply, sent) : sent;
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
