import { useCallback } from 'react';
import { GenreLinks } from '#app/domain/title/genre-links.tsx';
import { TitlesPage } from '#app/domain/title/titles-page.tsx';
import { browserApi } from '#app/data/client/api.ts';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type CategoryTitlesData, fetchTitles } from './load.ts';

/** All series, or all films, in one grid. */
export function CategoryTitlesPage({
  category,
  genres,
  items,
  totalCount,
  stale,
}: OrCopy<CategoryTitlesData>) {
  const t = useT();
  const fetchPage = useCallback(
    (offset: number) => fetchTitles(browserApi, String(category.id), offset),
    [category.id],
  );
  return (
    <TitlesPage
      title={category.title}
      metaTitle={t('category.allOf', { title: category.title })}
      path={paths.categoryTitles(category.code)}
      first={{ items, totalCount }}
      fetchPage={fetchPage}
      stale={stale}
      empty={t('genre.empty')}
    >
      <div className="mb-8">
        <GenreLinks line label={t('genre.all')} genres={genres} categoryId={category.id} />
      </div>
    </TitlesPage>
  );
}
