import { useCallback } from 'react';
import { EndlessGrid } from '../../catalogue/endless-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleBadge } from '../../catalogue/title-badge.tsx';
import { browserApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { type ListPage, usePagedList } from '../../lib/use-paged-list.ts';
import type { SearchResult } from '../../search/search-state.ts';
import { Tile } from '../../ui/tile.tsx';
import { fetchResults } from './load.ts';

/** Tiles of the first view on any screen load with the page. */
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
          badge={<TitleBadge badge={result.badge} />}
        />
      )}
    </EndlessGrid>
  );
}
