import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { Button } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';

const loadGuide = async () => (await import('./guide/guide.tsx')).Guide;

/** The guide as a lazy chunk: visitors of the tiles do not load it. */
export function LazyGuide({ channels }: { channels: readonly Channel[] }) {
  const t = useT();
  const { code: Guide, failed, again } = useLazyModule(loadGuide);
  if (failed)
    return (
      <ErrorState
        title={t('state.errorTitle')}
        text={t('state.offlineText')}
        action={<Button onClick={again}>{t('action.tryAgain')}</Button>}
      />
    );
  return (
    // The guide comes a moment after its code: the footer waits below.
    <div className="min-h-[80dvh]">{Guide ? <Guide channels={channels} /> : <Waiting />}</div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div role="status" className="space-y-2 pt-16">
      <span className="sr-only">{t('state.loading')}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-18 w-full" />
      ))}
    </div>
  );
}
