/** Width of a tile, for the `sizes` of its picture; from rail-track and tile-grid in theme.css. */
export const RAIL_SIZES =
  '(width >= 1600px) 19vw, (width >= 1200px) 23vw, (width >= 768px) 31vw, (width >= 576px) 47vw, 84vw';
export const GRID_SIZES =
  '(width >= 1600px) 19vw, (width >= 1200px) 23vw, (width >= 768px) 31vw, 47vw';
