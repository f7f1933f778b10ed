/** Widths the image proxy makes (SHELL-52, SHELL-54). */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Address of a picture at a width; the format (AVIF, WebP) is agreed by the Accept header. */
export function imageUrl(src: string, width: ImageWidth): string {
  return `/images/${src}?w=${width}`;
}

/** Size of the picture that link previews show (Open Graph); the image proxy cuts pictures to it. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** Address of a picture cut for link previews. */
export function openGraphImageUrl(src: string): string {
  return `/images/${src}?w=${OPEN_GRAPH_SIZE.width}&h=${OPEN_GRAPH_SIZE.height}`;
}

/** All widths up to the picture's own, as a srcset; the first above it stands for the full size. */
export function srcSet(src: string, ownWidth: number): string {
  const fitting = IMAGE_WIDTHS.filter(
    (width, at) => width <= ownWidth || (IMAGE_WIDTHS[at - 1] ?? 0) < ownWidth,
  );
  return fitting.map((width) => `${imageUrl(src, width)} ${Math.min(width, ownWidth)}w`).join(', ');
}
