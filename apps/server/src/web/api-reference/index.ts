import { openApiDocument } from '@kandil/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetRoutes } from '../assets.ts';
import { pageHeaders } from '../headers.ts';

const FILES = '/api/reference';
const VIEWER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const NOTHING_FOREIGN = {
  analytics: [],
  mediaSources: [],
  mediaOrigin: null,
  foreignPolicies: [],
  calledOrigins: [],
};
const REVALIDATED = 'public, max-age=3600';

const page = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kandil API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${FILES}/swagger-ui.css">
<script nonce="${nonce}" defer src="${FILES}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}" defer src="${FILES}/start.js"></script>
</head>
<body><main></main></body>
</html>
`;

export interface ApiReferenceOptions {
  version: string;
  /** Whether the product is served over https. */
  secure: boolean;
}

/** Serves the contract as an OpenAPI document at `/api/openapi.json` and as a page at `/api`. */
export async function apiReferenceRoutes(
  app: FastifyInstance,
  { version, secure }: ApiReferenceOptions,
): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    // On the first request: it takes as long as a tenth of a start, and most processes never send it.
    document ??= JSON.stringify(openApiDocument(version));
    return reply
      .header('cache-control', REVALIDATED)
      .type('application/json; charset=utf-8')
      .send(document);
  });
  await assetRoutes(app, [
    { folder: VIEWER, under: FILES, ending: 'swagger-ui-bundle.js' },
    { folder: VIEWER, under: FILES, ending: 'swagger-ui.css' },
    { folder: import.meta.dirname, under: FILES, ending: 'start.js' },
  ]);
  app.get('/api', (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url');
    const options = {
      scripts: [`'nonce-${nonce}'`],
      secure,
      tokenInUrl: false,
      recaptchaUrl: null,
    };
    return reply
      .headers(pageHeaders({ ...options, ...NOTHING_FOREIGN, trustedTypes: false }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce));
  });
}
