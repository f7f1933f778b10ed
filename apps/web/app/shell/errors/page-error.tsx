import { useEffect } from 'react';
import type { UiKey } from '@kandil/i18n';
import { isRouteErrorResponse, useMatches, useRevalidator, useRouteError } from 'react-router';
import '#app/data/start/boot.ts';
import type { LoadFailure } from '#app/data/pages/route-data.ts';
import type { PageId } from '#app/pages.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { tabItems } from '#app/browser/storage/items.ts';
import { useOnlineAgain } from '#app/browser/use-online.ts';
import { Button } from '@kandil/ui/button.tsx';
import { CrashPage, NotFoundPage, RequestTimeoutPage, ServerErrorPage } from './error-pages.tsx';
import { MessagePage } from './message-page.tsx';

/** The headings of pages that have the same one for everybody. */
const HEADINGS: Partial<Record<PageId, UiKey>> = {
  myList: 'nav.myList',
  channels: 'nav.liveTv',
  history: 'history.title',
  settings: 'account.settings',
  familySharing: 'account.family',
  invitation: 'account.invitation',
  paymentHistory: 'account.paymentHistory',
  subscriptionPlans: 'plans.title',
  landingVip: 'plans.title',
  profiles: 'profiles.who',
  customerSupport: 'support.title',
};

/** The heading of the page that failed, if it is known. */
function useHeading(): string | undefined {
  const t = useT();
  const key = HEADINGS[useMatches().at(-1)?.id as PageId];
  return key && t(key);
}

/** Codes that say why something that exists is not shown. */
const HIDDEN = new Set(['NOT_YET', 'LEFT', 'ELSEWHERE']);
const isHidden = (failure: Partial<LoadFailure> | null) => HIDDEN.has(failure?.code ?? '');

/** The error page for failed page data: not found, timeout, offline, a service error, or our own crash. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const heading = useHeading();
  const again = () => void revalidate();
  if (!isRouteErrorResponse(error)) return <CrashPage />;
  const failure = error.data as Partial<LoadFailure> | null;
  if (error.status === 404)
    return <NotFoundPage why={isHidden(failure) ? failure?.message : undefined} />;
  if (error.status === 408) return <RequestTimeoutPage heading={heading} again={again} />;
  if (error.status >= 500 && failure?.kind !== 'network')
    return <ServerErrorPage heading={heading} again={again} />;
  return (
    <LoadAgain
      heading={heading}
      message={failure?.message ?? ''}
      busy={state === 'loading'}
      again={again}
    />
  );
}

/** In session storage: the build whose code was missing last. */
const MISSED = 'kandil_missed';

/** Reloads the document, once for each build: after a new version the server no longer has the code of an open tab. */
function reloadOnce(): void {
  const entry = window.boot?.entry;
  if (!entry || !navigator.onLine || tabItems.getItem(MISSED) === entry) return;
  // Without storage it might reload for ever.
  if (tabItems.setItem(MISSED, entry)) window.location.reload();
}

/**
 * Shown when a page's code failed to load. The router does not retry the import, so the button reloads the document.
 */
export function CodeMissing() {
  const t = useT();
  useEffect(reloadOnce, []);
  return (
    <LoadAgain
      message={t('loadingPage.unexpectedError')}
      busy={false}
      again={() => window.location.reload()}
    />
  );
}

interface LoadAgainProps {
  heading?: string | undefined;
  message: string;
  busy: boolean;
  again(): void;
}

/** Shows the service's message, or that the visitor is offline. Retrying keeps the page. */
function LoadAgain({ heading, message, busy, again }: LoadAgainProps) {
  const t = useT();
  const online = useOnlineAgain(again);
  return (
    <MessagePage
      title={t(online ? 'state.errorTitle' : 'state.offlineTitle')}
      heading={heading}
      text={online ? message : t('state.offlineText')}
    >
      <Button busy={busy} onClick={again}>
        {t('action.tryAgain')}
      </Button>
    </MessagePage>
  );
}
