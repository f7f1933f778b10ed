import type { UiKey } from '@kandil/i18n';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ListEnd } from '../../catalogue/list-end.tsx';
import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile } from '../../catalogue/title-tile.tsx';
import { browserApi } from '../../lib/api.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import { Select } from '../../ui/select.tsx';
import { type BreakdownData, fetchItems, type Sort, SORTS } from './load.ts';

const SORT_TEXTS: Record<Sort, UiKey> = {
  DEFAULT: 'sort.default',
  NEWEST: 'sort.newest',
  TITLE: 'sort.title',
  YEAR: 'sort.year',
};
/** Tiles of the first view on any screen load with the page. */
const EAGER = 4;

/** One row as a whole: a grid that grows, in the order that was asked for. */
export function BreakdownPage({ id, sort, title, items, totalCount }: BreakdownData) {
  const t = useT();
  const navigate = useNavigate();
  const fetchPage = useCallback(
    (offset: number) => fetchItems(browserApi, id, sort, offset),
    [id, sort],
  );
  const list = usePagedList('breakdown', { items, totalCount }, fetchPage);
  return (
    <main id="main" className="gutter pt-24 lg:pt-32">
      <PageMeta title={title} />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-3xl sm:text-4xl">{title}</h1>
        <Select
          label={t('sort.label')}
          value={sort}
          options={SORTS.map((each) => ({ value: each, title: t(SORT_TEXTS[each]) }))}
          onChange={(value) =>
            void navigate(
              { search: value === 'DEFAULT' ? '' : `?sort=${value}` },
              { replace: true },
            )
          }
        />
      </div>
      {list.items.length === 0 ? (
        <EmptyState
          icon={<ClapperboardIcon aria-hidden />}
          title={t('list.empty')}
          action={<ButtonLink to={paths.homepage()}>{t('action.home')}</ButtonLink>}
        />
      ) : (
        <TileGrid label={title}>
          {list.items.map((tile, index) => (
            <li key={`${tile.id}-${tile.video?.id ?? ''}`}>
              <TitleTile tile={tile} sizes={GRID_SIZES} eager={index < EAGER} />
            </li>
          ))}
        </TileGrid>
      )}
      <ListEnd list={list} />
    </main>
  );
}
