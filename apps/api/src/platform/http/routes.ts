import { type AnyCall, BODY_LIMIT, priorityOf, Refusal } from '@kandil/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesRing } from '../secrets/index.ts';
import { inTrace } from '../trace.ts';
import { languageOf } from './app.ts';
import { AUDIENCE_HEADER, contextOf, placeOf, type RequestReader } from './call-context.ts';
import type { LimitCall } from './call-limits.ts';
import type { CallContext } from './context.ts';
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
import { hasTerritories } from './territory.ts';
import type { AnswerCache } from './answer-cache.ts';
import { sendCached } from './cached-body.ts';
import type { Operation, Service } from './service.ts';
import { answerForwarded } from './staff-calls.ts';
import { acceptUploads, type Uploads } from './uploads.ts';
import { refuseOtherMethods } from './wrong-method.ts';

export interface Edge extends Gate, HookEdge, RequestReader {
  entrance: Entrance;
  /** Rate limit of a call. */
  limit: LimitCall;
  uploads: Uploads;
  /** Keeps the answers that are the same for everybody; null: each one is made for its request. */
  answers: AnswerCache | null;
}

const PUBLIC_CACHE = 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Serves every operation of a service at all its paths below `/api/<service>` (SPEC-D15). */
export function serviceRoutes(app: FastifyInstance, service: Service, edge: Edge): void {
  const routes: { url: string; method: string }[] = [];
  for (const operation of service.operations) {
    const { access, paths, method, encoding } = operation.call;
    if (access === 'service' || access === 'staff') {
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

/** Calls from services of other processes and from the control origin; without the key the address answers NOT_FOUND. */
function internalRoute(app: FastifyInstance, operation: Operation, edge: Edge): void {
  const { call } = operation;
  app.post(
    `/internal/${call.service}${call.paths[0]}`,
    { config: { priority: 'always', call: { name: call.name, duration: 'internal' } } },
    async (request, reply) => {
      if (!matchesRing(String(request.headers['x-service-key'] ?? ''), edge.serviceKeys))
        return send(reply, call, refusalAnswer(new Refusal('NOT_FOUND'), 'en'), edge);
      const args = (request.body ?? {}) as Record<string, unknown>;
      const answering = () =>
        call.access === 'staff'
          ? answerForwarded(operation, request, reply, edge)
          : dispatch(operation, splitArgs(call, args), serviceContext(), edge);
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
      request.headers[AUDIENCE_HEADER] === undefined)
  );
}
