import { content } from '@kandil/contract';
import type { ReactNode } from 'react';
import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import { useLearned } from '#app/data/queries/learn.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type ListPage, usePagedList } from '#app/data/queries/use-paged-list.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { useStart } from '#app/data/start/start.ts';
import { GridComing } from './grid-coming.tsx';
import { EndlessGrid } from './endless-grid.tsx';
import { lazyView } from '#app/browser/use-lazy-module.ts';
import { GRID_SIZES } from './tile-grid.tsx';
import { keyOfTile, TitleTile, type TitleTileData } from './title-tile.tsx';

const StaleNotice = lazyView(async () => (await import('../prompt/stale-notice.tsx')).StaleNotice);

interface TitlesPageProps {
  title: string;
  /** The title for search engines, if another page has the same heading. */
  metaTitle?: string;
  /** The canonical path. */
  path?: string;
  first: ListPage<TitleTileData>;
  fetchPage(offset: number): Promise<ListPage<TitleTileData>>;
  /** The catalogue is unavailable: these are the last known titles. */
  stale?: boolean | undefined;
  /** At the end of the heading's line, such as the sort order. */
  aside?: ReactNode;
  /** Between heading and grid. */
  children?: ReactNode;
  /** Shown when there are no titles. */
  empty: string;
}

/** Tiles of the first view on any screen load with the page. */
const EAGER = 4;

/** A page of related titles: a heading and an infinite grid. */
export function TitlesPage({
  title,
  metaTitle,
  path,
  first,
  fetchPage,
  stale,
  aside,
  children,
  empty,
}: TitlesPageProps) {
  const t = useT();
  useLearned(content.categoryItems, first.items);
  const list = usePagedList('titles', first, fetchPage, keyOfTile);
  // A row of the member's own, on a page that is the same for many.
  const isOpen = useStart().sessionPending && list.items.length === 0;
  return (
    <main id="main" className="gutter min-h-[80dvh] pt-24 lg:pt-32">
      <PageMeta title={metaTitle ?? title} path={path} picture={first.items[0]?.horizontalPoster} />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="display text-3xl sm:text-4xl">{title}</h1>
          {list.totalCount > 0 && (
            <p className="text-muted mt-1.5 text-sm">
              {t('list.titles', { count: list.totalCount })}
            </p>
          )}
        </div>
        {aside}
      </div>
      <div className="-mx-(--gutter)">{stale && <StaleNotice />}</div>
      {children}
      {isOpen ? (
        <GridComing />
      ) : list.items.length === 0 ? (
        <EmptyState
          icon={<ClapperboardIcon aria-hidden />}
          title={empty}
          action={<ButtonLink to={paths.homepage()}>{t('action.home')}</ButtonLink>}
        />
      ) : (
        <EndlessGrid label={title} list={list} keyOf={keyOfTile}>
          {(tile, index) => <TitleTile tile={tile} sizes={GRID_SIZES} eager={index < EAGER} />}
        </EndlessGrid>
      )}
    </main>
  );
}
