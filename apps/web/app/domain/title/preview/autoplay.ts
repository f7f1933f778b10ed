import { capabilities } from '#app/browser/capabilities.ts';

/** The Network Information API, which not every browser has. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData ?? false;

/** Whether a trailer may start by itself: not with reduced motion, data saver, or on a slow television. */
export const mayMove = (): boolean =>
  !savesData() &&
  capabilities().trailers &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
