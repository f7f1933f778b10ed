import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { createHash } from 'node:crypto';
import type { Records } from '../gateways/index.ts';
import { signatureProblem } from './signature.ts';

/** An answer that is stored with the idempotency key of its request. */
export interface StoredAnswer {
  /** The key. */
  id: string;
  /** SHA-256 of path and body. */
  request: string;
  status: number;
  body: object;
}

/** An error of the API. */
export class OperatorError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string) => new OperatorError(404, 'NOT_FOUND', `no such ${what}`);
export const refused = (code: string) => new OperatorError(422, code, 'refused');

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Checks every request's signature, and gives errors the format of the API. */
export function guard(api: FastifyInstance) {
  api.addHook('preValidation', async ({ method, url, headers, bytes }) => {
    const problem = signatureProblem(method, url, headers, bytes ?? Buffer.alloc(0));
    if (problem) throw new OperatorError(401, 'BAD_SIGNATURE', problem);
  });
  api.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const known = error instanceof OperatorError;
    const status = known ? error.status : (error.statusCode ?? 500);
    const code = known ? error.code : status < 500 ? 'INVALID' : 'INTERNAL';
    return reply.code(status).send({ error: { code, message: error.message } });
  });
}

/** Declares POST routes that answer a repeated idempotency key with the stored answer. */
export function idempotentPosts(api: FastifyInstance, answers: Records<StoredAnswer>) {
  const running = new Map<string, Promise<object>>();

  async function answer<Body>(
    request: FastifyRequest<{ Body: Body }>,
    reply: FastifyReply,
    act: (request: FastifyRequest<{ Body: Body }>) => Promise<object>,
  ) {
    const key = String(request.headers['idempotency-key'] ?? '');
    if (!KEY.test(key)) throw new OperatorError(400, 'INVALID', 'Idempotency-Key is missing');
    const digest = createHash('sha256')
      .update(request.url)
      .update(request.bytes ?? '');
    const fingerprint = digest.digest('hex');
    await running.get(key);
    const stored = answers.get(key);
    if (stored && stored.request !== fingerprint)
      throw new OperatorError(409, 'KEY_REUSED', 'the key belongs to another request');
    if (stored) return reply.code(stored.status).send(stored.body);
    const result = outcomeOf(act(request)).then(({ status, body }) =>
      answers.put({ id: key, request: fingerprint, status, body }),
    );
    running.set(
      key,
      result.catch(() => ({})),
    );
    const { status, body } = await result.finally(() => running.delete(key));
    return reply.code(status).send(body);
  }

  return <Body = unknown>(
    path: string,
    options: RouteShorthandOptions,
    act: (request: FastifyRequest<{ Body: Body; Params: { id: string } }>) => Promise<object>,
  ) =>
    api.post(path, options, (request, reply) =>
      answer(request as FastifyRequest<{ Body: Body }>, reply, act as never),
    );
}

/** Refusals are stored like successes: repeating the request makes no second attempt. */
async function outcomeOf(action: Promise<object>): Promise<{ status: number; body: object }> {
  try {
    return { status: 200, body: await action };
  } catch (error) {
    if (!(error instanceof OperatorError) || error.status !== 422) throw error;
    return { status: 422, body: { error: { code: error.code, message: error.message } } };
  }
}
