import type { popups as english } from '../en/popups.ts';

/** Texts of popups, and of what other sites show of our pages. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Serial dan film',
  'meta.about': '{title} di {brand}: serial dan film di semua layar Anda.',

  'popup.later': 'Nanti saja',
};
