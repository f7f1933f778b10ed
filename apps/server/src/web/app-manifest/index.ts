import { isLanguageCode } from '@kandil/i18n';
import type { FastifyInstance } from 'fastify';
import { appManifest } from './manifest.ts';

const HOUR = 'public, max-age=3600';

/** `/app.webmanifest?lang=ar`: what a browser installs. Browsers ask for it without cookies, so the address names the language. */
export function appManifestRoute(app: FastifyInstance, isDemo: boolean): void {
  app.get<{ Querystring: { lang?: unknown } }>(
    '/app.webmanifest',
    { config: { priority: 'account', isLight: true } },
    ({ query: { lang } }, reply) =>
      reply
        .header('cache-control', HOUR)
        .type('application/manifest+json')
        .send(
          JSON.stringify(
            appManifest(typeof lang === 'string' && isLanguageCode(lang) ? lang : 'en', isDemo),
          ),
        ),
  );
}
