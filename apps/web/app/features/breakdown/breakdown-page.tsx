import { useCallback } from 'react';
import { SortSelect } from '../../catalogue/sort-select.tsx';
import { TitlesPage } from '../../catalogue/titles-page.tsx';
import { browserApi } from '../../lib/api.ts';
import type { OrCopy } from '../../lib/last-good.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { type BreakdownData, fetchItems } from './load.ts';

/** One row as a whole: a grid that grows, in the order that was asked for. */
export function BreakdownPage({
  id,
  code,
  sort,
  title,
  items,
  totalCount,
  stale,
}: OrCopy<BreakdownData>) {
  const t = useT();
  const fetchPage = useCallback(
    (offset: number) => fetchItems(browserApi, id, sort, offset),
    [id, sort],
  );
  return (
    <TitlesPage
      title={title}
      path={paths.breakdown(code)}
      first={{ items, totalCount }}
      fetchPage={fetchPage}
      stale={stale}
      empty={t('list.empty')}
      aside={<SortSelect sort={sort} />}
    />
  );
}
