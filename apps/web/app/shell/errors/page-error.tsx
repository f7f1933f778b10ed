import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { LoadFailure } from '#app/data/reads/route-data.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { useOnline } from '#app/browser/use-online.ts';
import { Button } from '#app/ui/button.tsx';
import { CrashPage, NotFoundPage, RequestTimeoutPage, ServerErrorPage } from './error-pages.tsx';
import { MessagePage } from './message-page.tsx';

/** What a page shows whose data could not be had: nothing there, no network, a fault of the service, or of ours. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isRouteErrorResponse(error)) return <CrashPage />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === 408) return <RequestTimeoutPage />;
  const failure = error.data as Partial<LoadFailure> | null;
  if (error.status >= 500 && failure?.kind !== 'network') return <ServerErrorPage />;
  return (
    <LoadAgain
      message={failure?.message ?? ''}
      busy={state === 'loading'}
      again={() => void revalidate()}
    />
  );
}

/** What stands for a page whose code did not come. The router will not ask for it again: the document is loaded anew. */
export function CodeMissing() {
  return <LoadAgain message="" busy={false} again={() => window.location.reload()} />;
}

interface LoadAgainProps {
  message: string;
  busy: boolean;
  again(): void;
}

/** The service said no or was out of reach: its words, and another try that keeps the page. */
function LoadAgain({ message, busy, again }: LoadAgainProps) {
  const t = useT();
  const online = useOnline();
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
      text={online ? message : t('state.offlineText')}
    >
      <Button busy={busy} onClick={again}>
        {t('action.tryAgain')}
      </Button>
    </MessagePage>
  );
}
