import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { durationText } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { Tile } from '../../ui/tile.tsx';
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
