import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { LoadFailure } from '../lib/route-data.ts';
import { useT } from '../lib/texts.tsx';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { CrashPage, NotFoundPage, ServerErrorPage } from './error-pages.tsx';
import { MessagePage } from './message-page.tsx';

/** What a page shows whose data could not be had: nothing there, no network, a fault of the service, or of ours. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <CrashPage />;
  if (error.status === 404) return <NotFoundPage />;
  const failure = error.data as Partial<LoadFailure> | null;
  if (error.status >= 500 && failure?.kind !== 'network') return <ServerErrorPage />;
  return <LoadAgain message={failure?.message ?? ''} />;
}

/** The service said no or was out of reach: its words, and another try that keeps the page. */
function LoadAgain({ message }: { message: string }) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  const online = useOnline();
  return (
    <MessagePage title={t(online ? 'state.errorTitle' : 'state.offlineTitle')} text={online ? message : t('state.offlineText')}>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('action.tryAgain')}
      </Button>
    </MessagePage>
  );
}
