import type { FastifyReply, FastifyRequest } from 'fastify';

/** The Fetch API `Request` of a Fastify request for a page. Pages are only read, so there is no body. */
export function toFetchRequest(
  request: FastifyRequest,
  origin: string,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) headers.append(name, each);
  }
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  // Proxies may send an absolute address; it is not a page of ours.
  const path = request.url.startsWith('/') ? request.url : '/';
  return new Request(origin + path, { method, headers, signal });
}

/** Aborts when the visitor disconnects before the page is complete. */
export function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** Copies status and headers of a rendered page, each `Set-Cookie` separately. */
export function copyHead(response: Response, reply: FastifyReply): void {
  reply.code(response.status);
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}
