import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'सीरीज़ और फ़िल्में',
  'meta.about': '{brand} पर {title}: आपकी हर स्क्रीन पर सीरीज़ और फ़िल्में।',

  'popup.later': 'अभी नहीं',
};
