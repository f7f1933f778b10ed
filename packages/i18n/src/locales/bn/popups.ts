import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'সিরিজ, সিনেমা ও সরাসরি টেলিভিশন',
  'meta.about': '{brand}-এ {title}: পুরো পরিবারের জন্য সিরিজ, সিনেমা ও সরাসরি টেলিভিশন।',

  'popup.later': 'এখন নয়',
};
