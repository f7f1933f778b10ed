import type { popups as english } from '../en/popups.ts';

/** Texts of popups, and of what other sites show of our pages. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Serial, film, dan televisi langsung',
  'meta.about': '{title} di {brand}: serial, film, dan televisi langsung untuk seluruh keluarga.',

  'popup.later': 'Nanti saja',
};
