import { TileGrid, GRID_SIZES } from './tile-grid.tsx';
import { TitleTile, type TitleTileData } from './title-tile.tsx';

/** A few titles in columns. */
export function TitleGrid({ label, tiles }: { label: string; tiles: readonly TitleTileData[] }) {
  return (
    <TileGrid label={label}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <TitleTile tile={tile} sizes={GRID_SIZES} />
        </li>
      ))}
    </TileGrid>
  );
}
