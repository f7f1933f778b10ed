import { GenreLinks } from '#app/domain/title/genre-links.tsx';
import { TitleGrid } from '#app/domain/title/title-grid.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Ideas as IdeasData } from './load.ts';

/** Suggestions beside an empty result: genres and popular titles. */
export function Ideas({ ideas, title }: { ideas: IdeasData; title: string }) {
  const t = useT();
  return (
    <>
      {ideas.genres.length > 0 && (
        <section className="mb-12">
          <h2 className="mb-4 font-semibold">{t('search.genres')}</h2>
          <GenreLinks label={t('genre.all')} genres={ideas.genres} />
        </section>
      )}
      {ideas.titles.length > 0 && (
        <section>
          <h2 className="mb-4 font-semibold">{title}</h2>
          <TitleGrid label={title} tiles={ideas.titles} />
        </section>
      )}
    </>
  );
}
