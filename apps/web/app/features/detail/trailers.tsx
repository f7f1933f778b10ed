import { GRID_SIZES, TileGrid } from '#app/domain/title/tile-grid.tsx';
import { durationText, durationWords } from '@kandil/ui/text/format.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Spoken } from '@kandil/ui/spoken.tsx';
import { Tile } from '@kandil/ui/tile.tsx';
import type { Video } from './load.ts';

export function Trailers({ trailers }: { trailers: Video[] }) {
  const { t, language } = useWords();
  return (
    <TileGrid label={t('detail.trailers')}>
      {trailers.map((video) => (
        <li key={video.id}>
          <Tile
            to={paths.player(video.id)}
            title={video.title}
            note={
              <Spoken
                short={durationText(video.duration, t)}
                words={durationWords(video.duration, language)}
              />
            }
            picture={video.image}
            sizes={GRID_SIZES}
          />
        </li>
      ))}
    </TileGrid>
  );
}
