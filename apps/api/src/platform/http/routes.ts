import { type AnyCall, BODY_LIMIT, priorityOf, Refusal } from '@kandil/contract';
import { type Audience, AUDIENCES } from '@kandil/contract/child-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeyRing, matchesRing } from '../secrets/index.ts';
import { inTrace } from '../trace.ts';
import type { AccessTokens } from './access-token.ts';
import { languageOf } from './app.ts';
import type { LimitCall } from './call-limits.ts';
import type { CallContext, Session } from './context.ts';
import { serviceContext } from './context.ts';
import { addVary } from './cors.ts';
import {
  checkAccess,
  dispatch,
  type DispatchResult,
  type Gate,
  refusalAnswer,
} from './dispatch.ts';
import type { Entrance } from './entrance.ts';
import { type HookEdge, hookRoutes } from './hook-routes.ts';
import { untilChange } from './next-change.ts';
import { splitArgs } from './input.ts';
import { countryOf, hasTerritories, TERRITORY_HEADER, territoryIn } from './territory.ts';
import type { AnswerCache } from './answer-cache.ts';
import { sendCached } from './cached-body.ts';
import { header, isSameOrigin } from './origins.ts';
import { requestIdOf } from './request-id.ts';
import type { Operation, Service } from './service.ts';
import { acceptUploads, type Uploads } from './uploads.ts';
import { refuseOtherMethods } from './wrong-method.ts';

export interface Edge extends Gate, HookEdge {
  tokens: AccessTokens;
  serviceKeys: KeyRing;
  /** Cookies carry `Secure` unless the product is served over plain http on this machine. */
  secureCookies: boolean;
  entrance: Entrance;
  /** Rate limit of a call. */
  limit: LimitCall;
  uploads: Uploads;
  /** Where a proxy names the visitor's country, in lower case; null: nowhere. */
  countryHeader: string | null;
  /** Keeps the answers that are the same for everybody; null: each one is made for its request. */
  answers: AnswerCache | null;
}

const PUBLIC_CACHE = 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const HEADER = {
  platform: 'x-platform',
  device: 'x-device-id',
  profile: 'x-profile-id',
  audience: 'x-audience',
};

/** Serves every operation of a service at all its paths below `/api/<service>` (SPEC-D15). */
export function serviceRoutes(app: FastifyInstance, service: Service, edge: Edge): void {
  const routes: { url: string; method: string }[] = [];
  for (const operation of service.operations) {
    const { access, paths, method, encoding } = operation.call;
    if (access === 'service') {
      internalRoute(app, operation, edge);
      continue;
    }
    for (const path of paths) {
      const url = `/api/${service.name}${path}`;
      const mount = (scope: FastifyInstance) => publicRoute(scope, url, operation, edge);
      if (encoding === 'multipart') acceptUploads(app, mount);
      else mount(app);
      routes.push({ url, method });
    }
  }
  refuseOtherMethods(app, routes);
  hookRoutes(app, service.name, service.hooks, edge);
}

function publicRoute(app: FastifyInstance, url: string, operation: Operation, edge: Edge): void {
  const { call } = operation;
  const { bodyLimit = BODY_LIMIT } = call;
  app.route({
    method: call.method,
    url,
    // Some GETs change data (SPEC-D16), and HEAD never acts (SEC-4).
    exposeHeadRoute: false,
    bodyLimit,
    config: {
      priority: priorityOf(call),
      admitsItself: mayBeShared(call),
      call: { name: call.name, duration: priorityOf(call) },
    },
    // Not an async function: Fastify would add listeners to wait for the end of each answer.
    handler: (request, reply) => {
      if (sendAtOnce(call, request, reply, edge)) return;
      inTrace(request.headers, () => answer(operation, request, reply, edge)).catch(
        (error: unknown) => reply.send(error),
      );
    },
  });
}

/** Sends the answer that is cached for everybody, if nothing has to be awaited for it. @throws Refusal TOO_MANY_REQUESTS */
function sendAtOnce(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
): boolean {
  const { answers, entrance, limit } = edge;
  if (!answers || !isShared(call, request)) return false;
  const view = { language: languageOf(request), territory: placeOf(request, edge).territory };
  const cached = answers.known(call, view, request.url);
  const count = () => limit.atOnce(call, { session: null, ip: request.ip });
  if (!cached || !entrance.passAtOnce(request, count)) return false;
  sendCached(request, writeHead(reply, call, cached, edge), cached.body);
  return true;
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
): Promise<void> {
  const { call } = operation;
  if (mayBeShared(call)) await edge.entrance.pass(request, reply, request.routeOptions.config);
  const context = await contextOf(call, request, reply, edge);
  await edge.limit(call, context);
  if (edge.answers && isShared(call, request)) {
    const { params, query, url } = request;
    const raw = { params, query, body: {}, url };
    const cached = await edge.answers.answer(operation, raw, context, edge);
    sendCached(request, writeHead(reply, call, cached, edge), cached.body);
    return;
  }
  const outcome = await (call.encoding === 'multipart' ? dispatchUpload : dispatchJson)(
    operation,
    request,
    context,
    edge,
  );
  send(reply, call, outcome, edge);
}

function dispatchJson(
  operation: Operation,
  request: FastifyRequest,
  context: CallContext,
  edge: Edge,
): Promise<DispatchResult> {
  const { params, query, body } = request;
  return dispatch(operation, { params, query, body }, context, edge);
}

/** Checks access before it reads the body, so that only members can occupy the disk and the places for uploads. */
async function dispatchUpload(
  operation: Operation,
  request: FastifyRequest,
  context: CallContext,
  edge: Edge,
): Promise<DispatchResult> {
  const { call } = operation;
  await checkAccess(call, context, edge);
  await using upload = await edge.uploads.receive(request, call.bodyLimit ?? BODY_LIMIT);
  const { fields: body, file } = upload;
  const { params, query } = request;
  // `await` here: the file exists until the handler has finished.
  return await dispatch(operation, { params, query, body }, { ...context, file }, edge);
}

/** Calls from services of other processes; without the key the address answers NOT_FOUND. */
function internalRoute(app: FastifyInstance, operation: Operation, edge: Edge): void {
  const { call } = operation;
  app.post(
    `/internal/${call.service}${call.paths[0]}`,
    { config: { priority: 'always', call: { name: call.name, duration: 'internal' } } },
    async (request, reply) => {
      if (!matchesRing(String(request.headers['x-service-key'] ?? ''), edge.serviceKeys))
        return send(reply, call, refusalAnswer(new Refusal('NOT_FOUND'), 'en'), edge);
      const raw = splitArgs(call, (request.body ?? {}) as Record<string, unknown>);
      const answering = () => dispatch(operation, raw, serviceContext(), edge);
      return send(reply, call, await inTrace(request.headers, answering), edge);
    },
  );
}

const send = (
  reply: FastifyReply,
  call: AnyCall,
  outcome: DispatchResult,
  edge: Pick<Edge, 'countryHeader'>,
): FastifyReply => writeHead(reply, call, outcome, edge).send(JSON.stringify(outcome.envelope));

function writeHead(
  reply: FastifyReply,
  call: AnyCall,
  { status, retryAfter, immutable }: Omit<DispatchResult, 'envelope'>,
  { countryHeader }: Pick<Edge, 'countryHeader'>,
): FastifyReply {
  const cacheable =
    status === 200 && isPublic(call, reply.request) && !reply.hasHeader('set-cookie');
  reply.header(
    'cache-control',
    cacheable ? (immutable ? IMMUTABLE_CACHE : untilChange(PUBLIC_CACHE, Date.now())) : 'no-store',
  );
  addVary(
    reply,
    call.cache === 'guest'
      ? 'x-language, accept-language, authorization'
      : 'x-language, accept-language',
  );
  // A shared cache in front knows no territories.
  if (call.cache === 'guest' && countryHeader && hasTerritories()) addVary(reply, countryHeader);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply.code(status).type('application/json; charset=utf-8');
}

/** Whether there are answers to the call that are the same for everybody of a language. */
const mayBeShared = ({ method, access, cache }: AnyCall): boolean =>
  method === 'GET' && access === 'public' && (cache === 'public' || cache === 'guest');

/** Whether this one is. */
const isShared = (call: AnyCall, request: FastifyRequest): boolean =>
  mayBeShared(call) && isPublic(call, request);

function isPublic(call: AnyCall, request: FastifyRequest): boolean {
  return (
    call.cache === 'public' ||
    (call.cache === 'guest' &&
      request.headers.authorization === undefined &&
      request.headers[HEADER.audience] === undefined)
  );
}

/** Sent by a process that renders pages. Anybody may send it: it shows no more than a guest sees. */
function audienceOf(request: FastifyRequest): Audience | null {
  const audience = request.headers[HEADER.audience];
  if (typeof audience !== 'string') return null;
  // A process of another release may name children differently: they see what every child may.
  const unknown = audience.startsWith('KIDS') ? 'KIDS-3' : null;
  return AUDIENCES.find((known) => known === audience) ?? unknown;
}

/** Where a request comes from. The territory is that of a page if a process of ours renders one. */
function placeOf(
  { headers }: FastifyRequest,
  { countryHeader, serviceKeys }: Pick<Edge, 'countryHeader' | 'serviceKeys'>,
): Pick<CallContext, 'country' | 'territory'> {
  const country = countryHeader === null ? null : countryOf(headers[countryHeader]);
  const { [TERRITORY_HEADER]: named } = headers;
  const isOurs = () => matchesRing(String(headers['x-service-key'] ?? ''), serviceKeys);
  const territory = named !== undefined && isOurs() ? Number(named) : territoryIn(country);
  return { country, territory };
}

async function bearer(request: FastifyRequest, edge: Edge): Promise<Session | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  const session = await edge.tokens.read(token);
  if (!session) throw new Refusal('SESSION_ENDED');
  return session;
}

async function contextOf(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
): Promise<CallContext> {
  const session = await sessionOfCall(call, request, edge);
  const profile = Number(header(request, HEADER.profile));
  return {
    session,
    profileId: session
      ? (session.profileId ?? (Number.isInteger(profile) && profile > 0 ? profile : null))
      : null,
    audience: session ? null : audienceOf(request),
    language: languageOf(request),
    ...placeOf(request, edge),
    platform: header(request, HEADER.platform) ?? 'unknown',
    deviceId: header(request, HEADER.device),
    appVersion: header(request, 'x-app-version'),
    zone: header(request, 'x-zone'),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    get requestId() {
      return requestIdOf(request);
    },
    sameOrigin: isSameOrigin(request),
    file: null,
    ...cookies(request, reply, edge),
  };
}

/** Whether a call reads the session; a publicly cached call must not (SEC-22). */
export function readsSession(call: AnyCall): boolean {
  return call.session !== 'ignored' && call.cache !== 'public';
}

/** @throws Refusal SESSION_ENDED for a token that is not valid, unless the call is lenient */
async function sessionOfCall(
  call: AnyCall,
  request: FastifyRequest,
  edge: Edge,
): Promise<Session | null> {
  if (!readsSession(call)) return null;
  const session = bearer(request, edge);
  return call.session === 'lenient' ? session.catch(() => null) : session;
}

function cookies(
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
): Pick<CallContext, 'cookie' | 'setCookie' | 'clearCookie'> {
  const base = { path: '/', secure: edge.secureCookies, sameSite: 'strict' as const };
  return {
    cookie: (name) => request.server.parseCookie(request.headers.cookie ?? '')[name],
    setCookie: (name, value, options) => void reply.setCookie(name, value, { ...base, ...options }),
    clearCookie: (name) => void reply.clearCookie(name, base),
  };
}
