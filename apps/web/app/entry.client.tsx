import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import './boot/boot.ts';
import { startRouter } from './client-router.ts';
import { startApi } from './lib/api.ts';
import { keepConfig } from './lib/kept-config.ts';
import { browserCache } from './lib/local-cache.ts';
import { noteSession } from './lib/reload-start.ts';
import { report } from './lib/report.ts';
import { TextsProvider } from './lib/texts.tsx';
import { pageIsAlive } from './shell/later.tsx';

const { boot } = window;

/** From now on Back is the router's. Draws nothing. */
function Alive() {
  useEffect(() => {
    if (boot.onLeft) window.removeEventListener('popstate', boot.onLeft);
    pageIsAlive();
  }, []);
  return null;
}

const texts = await boot.texts;

if (texts) {
  noteSession();
  if (boot.config) keepConfig(boot.config, browserCache);
  startApi({
    services: boot.config?.services ?? {},
    appVersion: boot.config?.appVersion ?? '',
    language: boot.language,
    unexpected: texts['loadingPage.unexpectedError'] ?? '',
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
      <TextsProvider language={boot.language} prefix={boot.prefix} texts={texts}>
        <RouterProvider router={router} />
        {/* The server's router stands beside an empty place; without one here, generated ids would differ. */}
        <Alive />
      </TextsProvider>,
      { onRecoverableError: report },
    );
  });
}
