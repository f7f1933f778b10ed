import { useCallback } from 'react';
import { ListEnd } from '../../catalogue/list-end.tsx';
import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleBadge } from '../../catalogue/title-badge.tsx';
import { browserApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { type ListPage, usePagedList } from '../../lib/use-paged-list.ts';
import { Tile } from '../../ui/tile.tsx';
import { fetchResults, type Result } from './load.ts';

export function Results({ query, first }: { query: string; first: ListPage<Result> }) {
  const t = useT();
  const fetchPage = useCallback(
    (offset: number) => fetchResults(browserApi, query, offset),
    [query],
  );
  const list = usePagedList(`search ${query}`, first, fetchPage);
  return (
    <>
      <TileGrid label={t('search.results')}>
        {list.items.map((result) => (
          <li key={result.id}>
            <Tile
              to={paths.contentDetail(result.code)}
              title={result.title}
              picture={result.horizontalPoster}
              sizes={GRID_SIZES}
              badge={<TitleBadge badge={result.badge} />}
            />
          </li>
        ))}
      </TileGrid>
      <ListEnd list={list} />
    </>
  );
}
