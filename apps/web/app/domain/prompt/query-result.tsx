import type { ReactNode } from 'react';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import type { Query } from '#app/data/queries/use-query.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useOnlineAgain } from '#app/browser/use-online.ts';
import { Button } from '@kandil/ui/button.tsx';
import { errorText } from '@kandil/ui/forms/errors.ts';

interface QueryResultProps<T> {
  query: Query<T>;
  /** A skeleton in the shape of the content; shown when loading takes longer than 300 ms. */
  skeleton: ReactNode;
  children(data: T): ReactNode;
}

/** A part of a page that fetches its own data: loading, failed, offline or loaded. */
export function QueryResult<T>({ query, skeleton, children }: QueryResultProps<T>) {
  const t = useT();
  if (query.data !== null) return children(query.data);
  if (query.error !== null) return <Failed query={query} />;
  return (
    // With a key React does not make the first part of the content from this element: it would count as moved.
    <div key="loading" role="status" className="animate-fade [animation-delay:300ms]">
      <span className="sr-only">{t('state.loading')}</span>
      {skeleton}
    </div>
  );
}

/** Refetches when the network is back. */
function Failed({ query: { error, loading, refetch } }: { query: Query<unknown> }) {
  const t = useT();
  const online = useOnlineAgain(() => void refetch());
  const Icon = online ? CircleAlertIcon : WifiOffIcon;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <Icon className="text-ruby-bright size-5 shrink-0" aria-hidden />
      <p className="min-w-52 flex-1 text-sm">
        {online ? errorText(error, t) : t('state.offlineText')}
      </p>
      <Button look="line" busy={loading} onClick={() => void refetch()}>
        {t('action.tryAgain')}
      </Button>
    </div>
  );
}
