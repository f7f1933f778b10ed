import { GenreLinks } from '../../catalogue/genre-links.tsx';
import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile } from '../../catalogue/title-tile.tsx';
import { useT } from '../../lib/texts.tsx';
import type { Ideas as IdeasData } from './load.ts';

/** Where to go on from without a result: genres, and titles many people like. */
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
