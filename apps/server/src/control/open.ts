import compress from '@fastify/compress';
import { controlRoutes, httpApp, type Internal, type Platform, type StaffCalls } from '@kandil/api';
import { Refusal } from '@kandil/contract';
import { STAFF_CALLS } from '@kandil/contract/calls';
import { openApiDocument } from '@kandil/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { COMPRESSION } from '../compression.ts';
import { controlUrlOf } from '../control-config.ts';
import { type Config, ROOT } from '../config.ts';
import { checkPort, refusePort } from '../ports.ts';
import { assetRoutes } from '../web/assets.ts';
import { commonHeaders } from '../web/headers.ts';

/** The built pages (`npm run build -w @kandil/control`). */
const CONTROL_DIR = join(ROOT, 'apps/control/build');

/** @throws StartupError if the port is taken */
export async function checkControlPort(config: Config): Promise<void> {
  if (controlUrlOf(config) !== null)
    await checkPort(config.controlPort, config.host, 'CONTROL_PORT');
}

export interface ControlParts {
  platform: Pick<Platform, 'limiter' | 'log'>;
  internal: Internal;
  staffCalls: StaffCalls;
}

/** Starts the control room's origin if this process has one. @returns how to stop it */
export async function openControl(
  config: Config,
  { platform, ...calls }: ControlParts,
): Promise<() => Promise<void>> {
  const { controlPort: port, host } = config;
  const origin = controlUrlOf(config);
  if (origin === null) return async () => undefined;
  const { log, limiter } = platform;
  const app = await httpApp({ log, trustedProxies: config.trustedProxies, node: config.nodeName });
  await app.register(compress, COMPRESSION);
  const headers = controlHeaders(origin.startsWith('https:'));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  controlRoutes(app, { ...calls, limiter, origin, rateLimitFactor: config.rateLimitFactor });
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(manifest.version, STAFF_CALLS, []));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  await controlFiles(app);
  await app.listen({ port, host }).catch(refusePort(port, 'CONTROL_PORT'));
  return () => app.close();
}

/** Serves the built files, and the page at every address that is none of them. */
async function controlFiles(app: FastifyInstance): Promise<void> {
  await assetRoutes(app, [{ folder: CONTROL_DIR }]);
  const page = await readFile(join(CONTROL_DIR, 'index.html'), 'utf8');
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/')) throw new Refusal('NOT_FOUND');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** No foreign script, no frame, no search engine, and no address for others. */
const controlHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  ...commonHeaders(secure),
});
