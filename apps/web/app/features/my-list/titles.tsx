import { content } from '@kandil/contract';
import HeartIcon from 'lucide-react/icons/heart';
import { useCallback, useRef } from 'react';
import { EndlessGrid } from '#app/domain/title/endless-grid.tsx';
import { useMyListStore } from '#app/domain/title/my-list-store.ts';
import type { Sort } from '#app/domain/title/sort.ts';
import { GRID_SIZES } from '#app/domain/title/tile-grid.tsx';
import { TitleTile, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { useLearned } from '#app/data/queries/learn.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type ListPage, type PagedList, usePagedList } from '#app/data/queries/use-paged-list.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { fetchMyList } from './load.ts';
import { RemoveButton } from './remove-button.tsx';

const keyOfTitle = ({ id }: TitleTileData) => id;

/** The list without titles removed here; an undo restores a title's position. */
function useSavedTitles(sort: Sort, first: ListPage<TitleTileData>): PagedList<TitleTileData> {
  const known = useMyListStore((state) => state.known);
  const isOff = ({ id }: TitleTileData) => known.get(id) === false;
  const gone = useRef(0);
  const fetchPage = useCallback(
    // The service's offsets count the titles that are still on the list.
    (offset: number) => fetchMyList(browserApi, sort, offset - gone.current),
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
  const list = useSavedTitles(sort, first);
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
        <div className="group/saved relative">
          <TitleTile tile={tile} sizes={GRID_SIZES} />
          <RemoveButton id={tile.id} title={tile.title} />
        </div>
      )}
    </EndlessGrid>
  );
}
