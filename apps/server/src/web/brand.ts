import { currentSite } from '@kandil/api';
import { siteStyles } from '@kandil/web';
import type { FastifyInstance } from 'fastify';
import { iconAddress } from './icons.ts';
import { markSvg } from './mark.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The operator's colours as a style sheet, and icons at addresses that are the same for every site. */
export function brandRoutes(app: FastifyInstance): void {
  const config = { priority: 'account', isLight: true } as const;

  app.get<{ Params: { file: string } }>('/brand/:file', { config }, ({ params }, reply) => {
    const styles = siteStyles(currentSite());
    // A page from before a new look shows the theme's colours until it is loaded again.
    if (styles?.href !== `/brand/${params.file}`) return reply.callNotFound();
    return reply.header('cache-control', FOR_EVER).type('text/css; charset=utf-8').send(styles.css);
  });

  app.get('/favicon.svg', { config }, (_request, reply) =>
    reply.header('cache-control', HOUR).type('image/svg+xml').send(markSvg(currentSite())),
  );

  // For the service worker and home screens, which know no site.
  app.get('/icons/app.png', { config }, (_request, reply) =>
    reply.header('cache-control', HOUR).redirect(iconAddress(currentSite(), 192)),
  );
}
