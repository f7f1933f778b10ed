import type { ReactNode } from 'react';

/** Tiles in columns. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="tile-grid">
      {children}
    </ul>
  );
}
