import { useEffect, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile, type TitleTileData } from '../../catalogue/title-tile.tsx';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { forgetSearches, recentSearches } from './recent.ts';

/** Before anything is searched for: what was looked for last, and titles to begin with. */
export function BeginSearch({ suggestions }: { suggestions: TitleTileData[] }) {
  const t = useT();
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => setRecent(recentSearches()), []);
  return (
    <>
      {recent.length > 0 && (
        <section className="mb-10">
          <h2 className="mb-3 flex items-baseline gap-4 font-semibold">
            {t('search.recent')}
            <button
              type="button"
              className="text-gold hover:text-gold-bright py-2 text-sm font-normal"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t('search.forget')}
            </button>
          </h2>
          <ul className="flex flex-wrap gap-2">
            {recent.map((words) => (
              <li key={words}>
                <Link
                  to={paths.search(words)}
                  dir="auto"
                  className="border-line hover:bg-raised inline-flex min-h-11 items-center rounded-full border px-5"
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="mb-4 font-semibold">{t('search.suggestions')}</h2>
      <TileGrid label={t('search.suggestions')}>
        {suggestions.map((tile) => (
          <li key={tile.id}>
            <TitleTile tile={tile} sizes={GRID_SIZES} />
          </li>
        ))}
      </TileGrid>
    </>
  );
}
