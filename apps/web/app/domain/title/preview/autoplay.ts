/** The Network Information API, which not every browser has. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData ?? false;

/** Whether a trailer may start by itself: not with reduced motion or data saver. */
export const mayMove = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
