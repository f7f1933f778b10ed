import { TileGrid } from '#app/domain/title/tile-grid.tsx';
import { GRID_SIZES } from '#app/domain/title/tile-sizes.ts';
import { TitleTile, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { useT } from '#app/ui/text/texts.tsx';

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
