import { Outlet, ScrollRestoration } from 'react-router';
import { t } from '#src/texts/texts.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { OfflineLine } from './offline-line.tsx';
import { Sidebar } from './sidebar.tsx';
import { Toasts } from './toasts.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useSessionWatch } from './use-session-watch.ts';

/** What is around every page: the sidebar, messages, and the question for the passkey. */
export function Frame() {
  useSessionWatch();
  useBackCloses();
  return (
    <>
      <a
        href="#main"
        className="rounded-tile bg-gold text-ink sr-only z-50 font-semibold focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:px-4 focus:py-2"
      >
        {t('app.skip')}
      </a>
      <div className="flex min-h-dvh">
        <Sidebar />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          <OfflineLine />
          <Outlet />
        </main>
      </div>
      <Toasts />
      <ConfirmDialog />
      <ScrollRestoration />
    </>
  );
}
