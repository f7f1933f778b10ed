import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Tamthilia, filamu na televisheni mubashara',
  'meta.about':
    '{title} kwenye {brand}: tamthilia, filamu na televisheni mubashara kwa familia nzima.',

  'popup.later': 'Si sasa',
};
