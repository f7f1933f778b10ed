import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { LoadFailure } from '../lib/route-data.ts';
import { useT } from '../lib/texts.tsx';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { CrashPage, NotFoundPage, ServerErrorPage } from './error-pages.tsx';
import { MessagePage } from './message-page.tsx';

/** Failures of the way there, after which the same may succeed: no network, or the page's code did not come. */
const PASSING: ReadonlySet<string | undefined> = new Set(['network', 'code']);

/** What a page shows whose data could not be had: nothing there, no network, a fault of the service, or of ours. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <CrashPage />;
  if (error.status === 404) return <NotFoundPage />;
  const failure = error.data as Partial<LoadFailure> | null;
  if (error.status >= 500 && !PASSING.has(failure?.kind)) return <ServerErrorPage />;
  return <LoadAgain failure={failure} />;
}

/** The service said no or was out of reach: its words, and another try that keeps the page. */
function LoadAgain({ failure }: { failure: Partial<LoadFailure> | null }) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  const online = useOnline();
  // Code that failed to come is not asked for again by the router: the document is.
  const again = () => (failure?.kind === 'code' ? window.location.reload() : void revalidate());

  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) again();
    wasOffline.current = !online;
    // Only the return of the network counts.
    // eslint-disable-next-line react/exhaustive-deps
  }, [online]);

  return (
    <MessagePage
      title={t(online ? 'state.errorTitle' : 'state.offlineTitle')}
      text={online ? (failure?.message ?? '') : t('state.offlineText')}
    >
      <Button busy={state === 'loading'} onClick={again}>
        {t('action.tryAgain')}
      </Button>
    </MessagePage>
  );
}
