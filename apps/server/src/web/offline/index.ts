import type { FastifyInstance } from 'fastify';
import { builtFile, hashOf, offlinePage } from './page.ts';

/**
 * The service worker and the page that it shows without a connection. The worker begins with the list of what it
 * stores: browsers compare its bytes, so each change of the page or of the build brings a new worker.
 */
function worker(revision: string): string {
  const built = JSON.parse(builtFile('stored.json')) as string[];
  const precached = [
    { url: '/offline.html', revision },
    ...built.map((url) => ({ url, revision: null })),
  ];
  return `self.precached=${JSON.stringify(precached)};\n${builtFile('worker.js')}`;
}

/** Serves both. */
export function offlineRoutes(app: FastifyInstance): void {
  const { html, policy } = offlinePage();
  const script = worker(hashOf(policy + html));
  app.get('/offline-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        // The policy of a worker limits its own requests.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  app.get('/offline.html', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(html),
  );
}
