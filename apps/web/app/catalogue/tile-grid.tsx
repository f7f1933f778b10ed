import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** Tiles in columns; the arrow keys go from tile to tile by where they stand, as with a remote. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = document.activeElement;
    if (!direction || !list.current || !(from instanceof HTMLElement) || !from.matches('[data-tile]')) return;
    const next = nearest(from, [...list.current.querySelectorAll<HTMLElement>('[data-tile]')], direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} aria-label={label} className="tile-grid" onKeyDown={onKeyDown}>
      {children}
    </ul>
  );
}

interface Direction {
  x: number;
  y: number;
}
const DIRECTIONS: Record<string, Direction> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest tile in a direction; one that is off the line counts as three times as far. */
function nearest(from: HTMLElement, tiles: HTMLElement[], { x, y }: Direction): HTMLElement | null {
  const origin = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const tile of tiles) {
    const at = centre(tile);
    const along = (at.x - origin.x) * x + (at.y - origin.y) * y;
    const across = Math.abs((at.x - origin.x) * y) + Math.abs((at.y - origin.y) * x);
    const distance = along + 3 * across;
    if (along < 8 || distance >= least) continue;
    best = tile;
    least = distance;
  }
  return best;
}
