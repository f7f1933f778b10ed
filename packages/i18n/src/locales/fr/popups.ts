import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Séries et films',
  'meta.about': '{title} sur {brand} : séries et films sur tous vos écrans.',

  'popup.later': 'Pas maintenant',
};
