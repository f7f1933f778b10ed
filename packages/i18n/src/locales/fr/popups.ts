import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Séries, films et télévision en direct',
  'meta.about':
    '{title} sur {brand} : séries, films et télévision en direct pour toute la famille.',

  'popup.later': 'Pas maintenant',
};
