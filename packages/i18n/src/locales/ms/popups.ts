import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Siri dan filem',
  'meta.about': '{title} di {brand}: siri dan filem di semua skrin anda.',

  'popup.later': 'Bukan sekarang',
};
