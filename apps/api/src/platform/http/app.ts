import cookie from '@fastify/cookie';
import { type ErrorCode, Refusal } from '@kandil/contract';
import { acceptedLanguages, chooseLanguage, type LanguageCode } from '@kandil/i18n';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { countAnswers } from './answer-metrics.ts';
import { answerClientError } from './client-error.ts';
import { refusalAnswer } from './dispatch.ts';
import { jsonBodies } from './json-body.ts';
import { isApiPath, mendedAddress } from './mended-address.ts';
import { requestIdOf } from './request-id.ts';
import { BODY_PACE, type BodyPace, endSlowRequest } from './slow-body.ts';
import { endStoppedReaders, IDLE_TIMEOUT, limitAnswersBehind } from './slow-reader.ts';

const KILOBYTE = 1024;

export interface HttpAppOptions {
  log: FastifyBaseLogger;
  /** Number of reverse proxies in front of this process; their X-Forwarded-For is trusted. */
  trustedProxies: number;
  /** What `x-node` says: who answered. */
  node?: string;
  /** When a request body counts as too slow. */
  bodyPace?: BodyPace;
  /** Milliseconds after which a reader that takes nothing of its answer is cut off. */
  idleTimeout?: number;
}

/**
 * A Fastify instance with the limits of SEC-8 and SEC-24. Errors below `/api` are answered in the envelope: unknown or
 * invalid address, wrong method, wrong content type, body too large, invalid JSON.
 */
export async function httpApp({
  log,
  trustedProxies,
  node,
  bodyPace = BODY_PACE,
  idleTimeout = IDLE_TIMEOUT,
}: HttpAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // Whole requests, with cookies and tokens, do not belong into a log.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    bodyLimit: 64 * KILOBYTE,
    // `endSlowRequest` instead: a fixed timeout would end uploads over slow networks (docs/decisions/0030).
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 1000,
    forceCloseConnections: 'idle',
    // An id for each request costs more than the router; `requestIdOf` makes one when a fault needs it.
    genReqId: () => '',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 256 },
    // An address that is invalid or too long reaches neither a route nor the error handler.
    frameworkErrors: (_error, request, reply) => {
      if (isForPeople(request)) return mend(request, reply);
      const { status, envelope } = refusalAnswer(new Refusal('INVALID_INPUT'), languageOf(request));
      void (reply as FastifyReply).code(status).header('cache-control', 'no-store').send(envelope);
    },
    clientErrorHandler: answerClientError,
    http: { headersTimeout: 8000, maxHeaderSize: 16 * KILOBYTE, connectionsCheckingInterval: 1000 },
  });
  app.server.maxConnections = 4000;
  countAnswers(app);
  limitAnswersBehind(app);
  endStoppedReaders(app, idleTimeout);
  jsonBodies(app);
  // `request.cookies` stays empty: most requests need none, and who needs one parses them.
  await app.register(cookie, { hook: false });
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify would listen for the end of each answer if it knew the log.
    request.log = log;
    reply.log = log;
    if (node) reply.header('x-node', node);
    endSlowRequest(app.server, request.raw, bodyPace);
    done(request.headers['content-encoding'] ? new Refusal('UNSUPPORTED_MEDIA_TYPE') : undefined);
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error, request);
    if (refusal.code === 'UNEXPECTED')
      log.error({ err: error, requestId: requestIdOf(request) }, 'request failed');
    const { status, envelope, retryAfter } = refusalAnswer(refusal, languageOf(request));
    if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });
  return app;
}

/** Whether a browser opens a page, rather than a program fetching a file or calling a service. */
const isForPeople = ({ url, headers }: FastifyRequest): boolean =>
  !isApiPath(url) && (headers.accept ?? '').includes('text/html');

/** Redirects to the most likely meant page, which answers 404 itself if it does not exist. */
function mend(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').redirect(mendedAddress(request.url), 302);
}

/** The language of a request to a service: from its `x-language` header, else from the browser's preferences. */
export function languageOf(request: FastifyRequest): LanguageCode {
  const header = request.headers['x-language'];
  return chooseLanguage({
    stored: typeof header === 'string' ? header : null,
    browser: acceptedLanguages(request.headers['accept-language']),
  });
}

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'BUSY',
};

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  const code = BY_STATUS[error.statusCode ?? 500];
  return code ? new Refusal(code) : new Refusal('UNEXPECTED', { reference: requestIdOf(request) });
}
