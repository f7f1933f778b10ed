import { GRID_SIZES } from '#app/domain/title/tile-sizes.ts';
import { TileGrid } from '#app/domain/title/tile-grid.tsx';
import { durationText } from '#app/ui/text/format.ts';
import { paths } from '#app/paths.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Tile } from '#app/ui/tile.tsx';
import type { Video } from './load.ts';

export function Trailers({ trailers }: { trailers: Video[] }) {
  const t = useT();
  return (
    <TileGrid label={t('detail.trailers')}>
      {trailers.map((video) => (
        <li key={video.id}>
          <Tile
            to={paths.player(video.id)}
            title={video.title}
            note={durationText(video.duration, t)}
            picture={video.image}
            sizes={GRID_SIZES}
          />
        </li>
      ))}
    </TileGrid>
  );
}
