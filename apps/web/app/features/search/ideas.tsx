import { GenreLinks } from '#app/domain/title/genre-links.tsx';
import { TileGrid } from '#app/domain/title/tile-grid.tsx';
import { GRID_SIZES } from '#app/domain/title/tile-sizes.ts';
import { TitleTile } from '#app/domain/title/title-tile.tsx';
import { useT } from '#app/ui/text/texts.tsx';
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
          <TileGrid label={title}>
            {ideas.titles.map((tile) => (
              <li key={tile.id}>
                <TitleTile tile={tile} sizes={GRID_SIZES} />
              </li>
            ))}
          </TileGrid>
        </section>
      )}
    </>
  );
}
