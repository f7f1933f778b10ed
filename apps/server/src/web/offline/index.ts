import type { FastifyInstance } from 'fastify';
import { hashOf, offlinePage, read } from './page.ts';

/**
 * Serves the service worker and the page that it shows without a connection. The worker carries the page's hash:
 * browsers compare its bytes, so each change of the page brings a new worker, which fetches the page again.
 */
export function offlineRoutes(app: FastifyInstance): void {
  const { html, policy } = offlinePage();
  const worker = `${read('worker.js')}\n// ${hashOf(policy + html)}\n`;
  app.get('/offline-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        // The policy of a worker limits its own requests.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(worker),
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
