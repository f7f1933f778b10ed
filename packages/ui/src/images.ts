import { OPEN_GRAPH_SIZE, PAGE_WIDTHS } from '@kandil/contract/pictures';

export type ImageWidth = (typeof PAGE_WIDTHS)[number];

/** The address of a picture at a width; the Accept header decides the format (AVIF, WebP). */
export function imageUrl(src: string, width: ImageWidth): string {
  return `${src}?w=${width}`;
}

/** The address of a picture cropped for link previews. */
export function openGraphImageUrl(src: string): string {
  return `${src}?w=${OPEN_GRAPH_SIZE.width}&h=${OPEN_GRAPH_SIZE.height}`;
}

/** A srcset of all widths up to the picture's own; the first one above it serves the full size. */
export function srcSet(src: string, ownWidth: number): string {
  const fitting = PAGE_WIDTHS.filter(
    (width, at) => width <= ownWidth || (PAGE_WIDTHS[at - 1] ?? 0) < ownWidth,
  );
  return fitting.map((width) => `${imageUrl(src, width)} ${Math.min(width, ownWidth)}w`).join(', ');
}
