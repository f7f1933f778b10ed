import { useCallback } from 'react';
import { SortSelect } from '#app/domain/title/sort-select.tsx';
import { TitlesPage } from '#app/domain/title/titles-page.tsx';
import { browserApi } from '#app/data/client/api.ts';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type BreakdownData, fetchItems } from './load.ts';

/** One row as a page: a paged grid in the requested order. */
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
