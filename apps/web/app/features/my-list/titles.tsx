import { content } from '@kandil/contract';
import HeartIcon from 'lucide-react/icons/heart';
import { useCallback, useRef } from 'react';
import { EndlessGrid } from '../../catalogue/endless-grid.tsx';
import { useMyListStore } from '../../catalogue/my-list-store.ts';
import type { Sort } from '../../catalogue/sort.ts';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile, type TitleTileData } from '../../catalogue/title-tile.tsx';
import { browserApi } from '../../lib/api.ts';
import { useLearned } from '../../lib/learn.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { type ListPage, type PagedList, usePagedList } from '../../lib/use-paged-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fetchMyList } from './load.ts';
import { RemoveButton } from './remove-button.tsx';

const keyOfTitle = ({ id }: TitleTileData) => id;

/** The list without what was taken off it here; whatever is put back stands where it stood. */
function useKeptTitles(sort: Sort, first: ListPage<TitleTileData>): PagedList<TitleTileData> {
  const known = useMyListStore((state) => state.known);
  const isOff = ({ id }: TitleTileData) => known.get(id) === false;
  const gone = useRef(0);
  const fetchPage = useCallback(
    // The service counts from what is still on the list.
    (offset: number) => fetchMyList(browserApi, sort, Math.max(0, offset - gone.current)),
    [sort],
  );
  const list = usePagedList('my-list', first, fetchPage, keyOfTitle);
  const shown = list.items.filter((tile) => !isOff(tile));
  const off = list.items.length - shown.length;
  const loadMore = () => {
    gone.current = off;
    list.loadMore();
  };
  return { ...list, items: shown, totalCount: list.totalCount - off, loadMore };
}

export function Titles({ sort, first }: { sort: Sort; first: ListPage<TitleTileData> }) {
  const t = useT();
  useLearned(content.myList, first.items);
  const list = useKeptTitles(sort, first);
  if (list.items.length === 0 && !list.hasMore) {
    return (
      <EmptyState
        icon={<HeartIcon aria-hidden />}
        title={t('myList.empty')}
        text={t('myList.emptyText')}
        action={<ButtonLink to={paths.homepage()}>{t('myList.browse')}</ButtonLink>}
      />
    );
  }
  return (
    <EndlessGrid label={t('nav.myList')} list={list} keyOf={keyOfTitle}>
      {(tile) => (
        <div className="group/kept relative">
          <TitleTile tile={tile} sizes={GRID_SIZES} />
          <RemoveButton id={tile.id} title={tile.title} />
        </div>
      )}
    </EndlessGrid>
  );
}
