import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Tamthilia na filamu',
  'meta.about': '{title} kwenye {brand}: tamthilia na filamu kwenye skrini zako zote.',

  'popup.later': 'Si sasa',
};
