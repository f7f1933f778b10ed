/** The Network Information API, where the browser has it. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData ?? false;

/** Whether a picture may begin to move by itself: never where motion or data are to be spared. */
export const mayMove = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
