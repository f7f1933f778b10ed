import { TileGrid } from './tile-grid.tsx';
import { GRID_SIZES } from './tile-sizes.ts';
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
