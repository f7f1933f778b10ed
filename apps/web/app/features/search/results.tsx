import { useCallback } from 'react';
import { EndlessGrid } from '#app/domain/title/endless-grid.tsx';
import { GRID_SIZES } from '#app/domain/title/tile-grid.tsx';
import { TitleBadge } from '#app/domain/title/title-badge.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type ListPage, usePagedList } from '#app/data/queries/use-paged-list.ts';
import type { SearchResult } from '#app/domain/search/search-state.ts';
import { Tile } from '@kandil/ui/tile.tsx';
import { fetchResults } from './load.ts';

/** Tiles in the first view of any screen load with the page. */
const EAGER = 4;
const keyOfResult = ({ id }: SearchResult) => id;

export function Results({ query, first }: { query: string; first: ListPage<SearchResult> }) {
  const t = useT();
  const fetchPage = useCallback(
    (offset: number) => fetchResults(browserApi, query, offset),
    [query],
  );
  const list = usePagedList('results', first, fetchPage, keyOfResult);
  return (
    <EndlessGrid label={t('search.results')} list={list} keyOf={keyOfResult}>
      {(result, index) => (
        <Tile
          to={paths.contentDetail(result.code)}
          title={result.title}
          picture={result.horizontalPoster}
          sizes={GRID_SIZES}
          eager={index < EAGER}
          note={result.reason && !result.credit ? t(`search.reason.${result.reason}`) : undefined}
          below={result.credit ? creditText(result.credit, t) : undefined}
          badge={<TitleBadge badge={result.badge} />}
        />
      )}
    </EndlessGrid>
  );
}

/** `Selin Aksoy as Elif`, or `Omar Tan · Music` of somebody of the crew. */
function creditText(
  { name, role, crew }: NonNullable<SearchResult['credit']>,
  t: ReturnType<typeof useT>,
): string {
  return crew ? `${name} · ${role}` : t('search.plays', { actor: name, character: role });
}
