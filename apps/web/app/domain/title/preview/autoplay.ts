import { capabilities } from '#app/browser/capabilities.ts';
import { savesData } from '#app/browser/device-traits.ts';

/** Whether a trailer may start by itself: not with reduced motion, data saver, or on a slow television. */
export const mayMove = (): boolean =>
  !savesData() &&
  capabilities().trailers &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
