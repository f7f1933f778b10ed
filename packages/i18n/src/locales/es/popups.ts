import type { popups as english } from '../en/popups.ts';

/** Texts of popups, and of what other sites show of our pages. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Series, películas y televisión en directo',
  'meta.about':
    '{title} en {brand}: series, películas y televisión en directo para toda la familia.',

  'popup.later': 'Ahora no',
};
