import type { ReactNode } from 'react';

/** Width of a tile, for the `sizes` of its picture; from rail-track, rail-tall and tile-grid in theme.css. */
export const RAIL_SIZES =
  '(width >= 1600px) 19vw, (width >= 1200px) 23vw, (width >= 768px) 31vw, (width >= 576px) 47vw, 84vw';
export const GRID_SIZES =
  '(width >= 1600px) 19vw, (width >= 1200px) 23vw, (width >= 768px) 31vw, 47vw';
export const TALL_SIZES =
  '(width >= 1600px) 12vw, (width >= 1200px) 15vw, (width >= 768px) 18vw, (width >= 576px) 23vw, 42vw';

/** Tiles in columns. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="tile-grid">
      {children}
    </ul>
  );
}
