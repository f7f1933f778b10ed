import type { FastifyReply, FastifyRequest } from 'fastify';

const FOR_OTHERS = /^\/(?:api|media)\//;
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, range, x-app-version, x-device-id, x-language, x-platform, x-profile-id, x-zone',
  'access-control-max-age': '600',
};

/** Adds a name to `Vary`, which other layers may have set. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, ${name}` : name);
}

/**
 * Lets the pages of configured origins read calls and media (SEC-2). Only these exact origins, and never with
 * cookies: other clients send their tokens in headers.
 * @returns whether the request was a preflight, which is then answered
 */
export function answerCors(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: ReadonlySet<string>,
): boolean {
  if (origins.size === 0 || !FOR_OTHERS.test(request.url)) return false;
  // Also for other origins, so that no cache gives one origin the answer to another.
  addVary(reply, 'origin');
  const { origin = '' } = request.headers;
  if (!origins.has(origin)) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
  });
  const isPreflight =
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  if (isPreflight) void reply.headers(PREFLIGHT).code(204).send();
  return isPreflight;
}
