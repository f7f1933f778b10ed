import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'সিরিজ ও সিনেমা',
  'meta.about': '{brand}-এ {title}: আপনার সব পর্দায় সিরিজ ও সিনেমা।',

  'popup.later': 'এখন নয়',
};
