import { answerTexts } from '@kandil/contract/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import './data/start/boot.ts';
import { startRouter } from './client-router.ts';
import { startApi } from './data/client/api.ts';
import { cacheConfig } from './data/start/cached-config.ts';
import { COOKIES, writeCookie, YEAR_DAYS } from './browser/cookies.ts';
import { browserCache } from './browser/local-cache.ts';
import { SiteProvider } from './data/start/site.tsx';
import { noteSession } from './data/start/reload-start.ts';
import { loadAgain } from './browser/load-again.ts';
import { report } from './browser/report.ts';
import { TextsProvider } from '@kandil/ui/text/texts.tsx';
import { reportTo } from '@kandil/ui/unexpected.ts';
import { pageIsAlive } from './shell/frame/later.tsx';

const { boot } = window;

/** From now on Back is the router's; the offline page is stored, and errors are reported. Draws nothing. */
function Alive() {
  useEffect(() => {
    if (boot.onLeft) window.removeEventListener('popstate', boot.onLeft);
    pageIsAlive();
    loadAgain(() => import('./after-start.ts')).catch(report);
  }, []);
  return null;
}

// Members of an audience need this code first.
if (boot.part) import('./data/start/fresh-start.ts').catch(() => undefined);

/** Hydrates the page. Not a top-level await: with one, the bundler leaves small chunks apart. */
async function hydrate(): Promise<void> {
  const texts = await boot.texts;
  if (!texts) return;
  // Not in the answer's headers: a page is the same for all of an audience.
  if (boot.prefix) writeCookie(COOKIES.language, boot.prefix, YEAR_DAYS);
  noteSession();
  reportTo(report);
  if (boot.config) cacheConfig(boot.config, browserCache);
  startApi({
    services: boot.config?.services ?? {},
    appVersion: boot.config?.appVersion ?? '',
    language: boot.language,
    texts: answerTexts(texts),
    report,
  });
  const router = await startRouter({
    page: boot.page,
    state: boot.state,
    base: boot.prefix ? `/${boot.prefix}` : '',
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider site={boot.site}>
        <TextsProvider language={boot.language} prefix={boot.prefix} texts={texts}>
          <RouterProvider router={router} />
          {/* The server's router stands beside an empty place; without one here, generated ids would differ. */}
          <Alive />
        </TextsProvider>
      </SiteProvider>,
      // React passes where in the tree it was, which is logged too.
      { onRecoverableError: report, onCaughtError: report },
    );
  });
}

hydrate().catch(report);
