/** Widths of pictures in pages (SHELL-52, SHELL-54). */
export const PAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

/** The Open Graph picture size; the image proxy crops to it. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** Widths of the app's icon. */
export const ICON_WIDTHS = [192, 512] as const;
