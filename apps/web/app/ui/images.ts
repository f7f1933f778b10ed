/** Widths that the image proxy makes (SHELL-52, SHELL-54). */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of a picture at a width; the Accept header decides the format (AVIF, WebP). */
export function imageUrl(src: string, width: ImageWidth): string {
  return `${src}?w=${width}`;
}

/** The Open Graph picture size; the image proxy crops to it. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** The address of a picture cropped for link previews. */
export function openGraphImageUrl(src: string): string {
  return `${src}?w=${OPEN_GRAPH_SIZE.width}&h=${OPEN_GRAPH_SIZE.height}`;
}

/** A srcset of all widths up to the picture's own; the first one above it serves the full size. */
export function srcSet(src: string, ownWidth: number): string {
  const fitting = IMAGE_WIDTHS.filter(
    (width, at) => width <= ownWidth || (IMAGE_WIDTHS[at - 1] ?? 0) < ownWidth,
  );
  return fitting.map((width) => `${imageUrl(src, width)} ${Math.min(width, ownWidth)}w`).join(', ');
}
