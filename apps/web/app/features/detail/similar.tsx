import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile, type TitleTileData } from '../../catalogue/title-tile.tsx';
import { useT } from '../../lib/texts.tsx';

export function Similar({ tiles }: { tiles: TitleTileData[] }) {
  const t = useT();
  return (
    <TileGrid label={t('detail.similar')}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <TitleTile tile={tile} sizes={GRID_SIZES} />
        </li>
      ))}
    </TileGrid>
  );
}
