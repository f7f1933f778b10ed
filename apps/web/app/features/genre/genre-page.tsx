import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { GenreLinks } from '#app/domain/title/genre-links.tsx';
import { TitlesPage } from '#app/domain/title/titles-page.tsx';
import { browserApi } from '#app/data/client/api.ts';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Select } from '@kandil/ui/select.tsx';
import { fetchTitles, type GenreData } from './load.ts';

const ALL = '';

/** All titles of a genre, or those of one category, with links to the other genres. */
export function GenrePage({
  genre,
  genres,
  categoryId,
  items,
  totalCount,
  stale,
}: OrCopy<GenreData>) {
  const t = useT();
  const fetchPage = useCallback(
    (offset: number) => fetchTitles(browserApi, genre.id, categoryId, offset),
    [genre.id, categoryId],
  );
  return (
    <TitlesPage
      title={genre.title}
      path={paths.genre(genre.code)}
      first={{ items, totalCount }}
      fetchPage={fetchPage}
      stale={stale}
      empty={t('genre.empty')}
      aside={<CategorySelect code={genre.code} categoryId={categoryId} />}
    >
      <div className="mb-8">
        <GenreLinks
          line
          label={t('genre.all')}
          genres={genres}
          current={genre.code}
          categoryId={categoryId}
        />
      </div>
    </TitlesPage>
  );
}

/** A filter for series, films, or both; hidden where the catalogue has one kind. */
function CategorySelect({ code, categoryId }: { code: string; categoryId: number | null }) {
  const t = useT();
  const navigate = useNavigate();
  const kinds = useStart().categories.filter(
    ({ resultType }) => resultType === 'SERIES' || resultType === 'MOVIES',
  );
  if (kinds.length < 2) return null;
  return (
    <Select
      label={t('genre.kind')}
      value={String(categoryId ?? ALL)}
      options={[
        { value: ALL, title: t('genre.everything') },
        ...kinds.map(({ id, title }) => ({ value: String(id), title })),
      ]}
      // Zero is no category.
      onChange={(value) => void navigate(paths.genre(code, Number(value)), { replace: true })}
    />
  );
}
