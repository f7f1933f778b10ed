import { readFileSync } from 'node:fs';
import type { Ajv, AnySchema, ValidateFunction } from 'ajv';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { html } from './html.ts';
import { sendPage } from './page.ts';

const CSP =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may send to it. */
    crossSite?: boolean;
  }
}

/** Host names of the local machine; any other is a DNS rebinding attack. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Pages of other sites may neither read messages nor change faults. */
function refuses({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (typeof headers['host'] !== 'string' || !LOCAL.test(headers['host'])) return true;
  if (method === 'GET' || method === 'HEAD' || routeOptions.config.crossSite) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers['origin'] !== undefined && headers['origin'] !== `http://${headers['host']}`;
}

/** Compiles each schema at its first request. All of them take a twentieth of a start of the demo, which needs few. */
function compileLate(ajv: Ajv): Ajv {
  const compile = ajv.compile.bind(ajv);
  const late = (schema: AnySchema) => {
    let validate: ValidateFunction | undefined;
    const check = Object.assign(
      (value: unknown) => {
        validate ??= compile(schema);
        const isValid = validate(value);
        check.errors = validate.errors ?? null;
        return isValid;
      },
      { errors: null as ValidateFunction['errors'] },
    );
    return check;
  };
  return Object.assign(ajv, { compile: late });
}

/** The HTTP server of the sandbox, without routes: safe headers, form bodies, one style sheet, error pages. */
export function createServer(): FastifyInstance {
  const app = Fastify({
    requestTimeout: 15_000,
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    ajv: { customOptions: { removeAdditional: false }, plugins: [compileLate] },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    if (refuses(request)) return reply.code(403).send({ error: 'Only for this machine.' });
  });
  const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.setNotFoundHandler((request, reply) => {
    if (!request.headers.accept?.includes('text/html'))
      return reply.code(404).send({ error: 'Not found.' });
    const body = html`<h1>Nothing here</h1>
      <p>There is no such page in the sandbox, or the message is gone.</p>
      <p><a class="button" href="/">To the control page</a></p>`;
    return sendPage(reply, { title: 'Nothing here', current: '', sections: [], body }, 404);
  });
  return app;
}
