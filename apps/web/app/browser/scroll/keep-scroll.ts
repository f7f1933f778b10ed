/** State of a navigation that changes what the page shows and not where one is in it. */
export const KEEP_SCROLL = { keepScroll: true } as const;
