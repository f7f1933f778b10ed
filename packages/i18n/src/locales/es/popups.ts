import type { popups as english } from '../en/popups.ts';

/** Texts of popups, and of what other sites show of our pages. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Series y películas',
  'meta.about': '{title} en {brand}: series y películas en todas tus pantallas.',

  'popup.later': 'Ahora no',
};
