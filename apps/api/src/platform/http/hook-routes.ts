import { HOOK_BODY_LIMIT, Refusal } from '@kandil/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream as ReadableStreamOfNode } from 'node:stream/web';
import { isUnavailable } from '../database/faults.ts';
import type { FaultLog } from './dispatch.ts';
import type { HookLimits } from './hook-limits.ts';
import type { HookFile, HookOperation, HookRequest } from './hook.ts';
import { requestIdOf } from './request-id.ts';
import { refuseOtherMethods } from './wrong-method.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may send it: it has its own proof, and no session. */
    isHook?: true;
  }
}

export interface HookEdge {
  log: FaultLog;
  hookLimits: HookLimits;
}

/**
 * Serves the hooks of a service below `/api/<service>`: any content type, the body as bytes; the answer has no body, or is a file.
 * Hooks have separate parsers and a separate error handler, so that no JSON parser changes the signed bytes.
 */
export function hookRoutes(
  app: FastifyInstance,
  service: string,
  hooks: readonly HookOperation[],
  edge: HookEdge,
): void {
  if (hooks.length === 0) return;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: HOOK_BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
      const status = statusOf(error);
      if (status >= 500)
        edge.log.error({ err: error, requestId: requestIdOf(request) }, 'hook failed');
      if (error instanceof Refusal && error.details.retryAfter)
        void reply.header('retry-after', String(error.details.retryAfter));
      return reply.code(status).header('cache-control', 'no-store').send();
    });
    const routes = hooks.flatMap(({ hook: { methods, path } }) =>
      methods.map((method) => ({ url: `/api/${service}${path}`, method: method as string })),
    );
    for (const operation of hooks) mountHook(scope, `/api/${service}`, operation, edge);
    refuseOtherMethods(scope, routes);
  });
}

function mountHook(
  scope: FastifyInstance,
  base: string,
  { hook, run }: HookOperation,
  { hookLimits }: HookEdge,
): void {
  scope.route({
    method: [...hook.methods],
    url: `${base}${hook.path}`,
    exposeHeadRoute: false,
    bodyLimit: HOOK_BODY_LIMIT,
    config: { priority: 'account', isHook: true },
    // Before the body is read.
    onRequest: async (request) => hookLimits.check(request.ip),
    handler: async (request, reply) => {
      const { status, location, refused, file } = await run(requestOf(request));
      // A file costs more than an event: an address gets as many files as it may fail.
      if (refused || file || (status >= 400 && status < 500))
        await hookLimits.countRefused(request.ip);
      if (location) void reply.header('location', location);
      void reply.code(status).header('cache-control', 'no-store');
      return file ? sendAttachment(reply, file) : reply.send();
    },
  });
}

/** Never shown as a page of ours: saved under its name, its type not guessed, without scripts (SEC-21). */
function sendAttachment(reply: FastifyReply, { name, type, size, stream }: HookFile): FastifyReply {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return reply
    .headers({
      'content-type': type,
      'content-length': size,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${asParameter(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.fromWeb(stream as ReadableStreamOfNode));
}

/** A value of a header's parameter (RFC 8187). */
const asParameter = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type Values = Record<string, string | string[] | undefined>;

const firstOf = (values: Values): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

function requestOf(request: FastifyRequest): HookRequest {
  const [param = ''] = Object.values(request.params as Record<string, string>);
  return {
    method: request.method,
    param,
    headers: firstOf(request.headers),
    query: firstOf(request.query as Values),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}

/** An unreachable database answers 503: the other party sends its message again. */
function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status;
  if (isUnavailable(error)) return 503;
  return error.statusCode ?? 500;
}
