import { currentSite } from '@kandil/api';
import type { SiteDocument } from '@kandil/contract/site';
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

/** The page and its worker for a site, made once until the site changes. */
function filesOfSite() {
  let made: { site: SiteDocument; html: string; policy: string; script: string } | null = null;
  return () => {
    const site = currentSite();
    if (made?.site === site) return made;
    const { html, policy } = offlinePage();
    made = { site, html, policy, script: worker(hashOf(policy + html)) };
    return made;
  };
}

/** Serves both. */
export function offlineRoutes(app: FastifyInstance): void {
  const files = filesOfSite();
  app.get('/offline-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        // The policy of a worker limits its own requests.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(files().script),
  );
  app.get('/offline.html', (_request, reply) => {
    const { html, policy } = files();
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
