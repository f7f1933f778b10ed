import { useCallback } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type ListPage, type PagedList, usePagedList } from '#app/data/queries/use-paged-list.ts';
import { Button } from '@kandil/ui/button.tsx';
import { Reach } from '@kandil/ui/reach.tsx';
import { type Row, rowsFrom } from './load.ts';
import { RowSection } from './row-section.tsx';
import { RowsComing } from './row-skeleton.tsx';

const PAGE = 6;
const keyOfRow = ({ id }: Row) => id;

interface MoreRowsProps {
  category: string | null;
  /** The rows above, in their current state. */
  first: ListPage<Row>;
}

/** The rows after the first ones, page by page; the data and this code are fetched near the end of the page. */
export function MoreRows({ category, first }: MoreRowsProps) {
  const fetchPage = useCallback(
    (offset: number) => rowsFrom(browserApi, category, offset, PAGE),
    [category],
  );
  const list = usePagedList('rows', first, fetchPage, keyOfRow);
  // A revalidation may change the first rows: Continue Watching appears and disappears.
  const above = new Set(first.items.map(({ id }) => id));
  const rows = list.items
    .slice(first.items.length)
    .filter(({ id, videoResources }) => !above.has(id) && videoResources.length > 0);
  return (
    <>
      {rows.map((row) => (
        <RowSection key={row.id} row={row} />
      ))}
      {list.failed ? (
        <Failed again={list.loadMore} />
      ) : (
        list.hasMore && <Coming key={list.items.length} list={list} />
      )}
    </>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useT();
  return (
    <p role="alert" className="text-muted flex flex-col items-center gap-3 text-center">
      {t('list.failed')}
      <Button look="line" onClick={again}>
        {t('action.tryAgain')}
      </Button>
    </p>
  );
}

function Coming({ list }: { list: PagedList<Row> }) {
  const t = useT();
  return (
    <div className="[overflow-anchor:none]">
      <Reach onReach={list.loadMore}>
        <RowsComing left={list.totalCount - list.items.length} />
      </Reach>
      <p className="sr-only" role="status">
        {list.loading ? t('state.loading') : ''}
      </p>
    </div>
  );
}
