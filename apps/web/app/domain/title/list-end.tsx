import type { PagedList } from '#app/data/queries/use-paged-list.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Reach } from '@kandil/ui/reach.tsx';
import { Skeletons } from '@kandil/ui/skeletons.tsx';

/** The end of an infinite grid: a spinner, or a button to retry. */
export function ListEnd({ list }: { list: PagedList<unknown> }) {
  const t = useT();
  if (list.failed) {
    return (
      <p role="alert" className="text-muted mt-10 flex flex-col items-center gap-3 text-center">
        <span>{t('list.failed')}</span>
        {list.message && <span className="text-sm">{list.message}</span>}
        <Button look="line" onClick={list.loadMore}>
          {t('action.tryAgain')}
        </Button>
      </p>
    );
  }
  if (!list.hasMore) return null;
  return (
    <>
      <Reach onReach={list.loadMore} />
      <Skeletons count={4} className="tile-grid mt-8 [overflow-anchor:none]" each="aspect-tile" />
      <p className="sr-only" role="status">
        {list.loading ? t('state.loading') : ''}
      </p>
    </>
  );
}
