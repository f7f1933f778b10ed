import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'सीरीज़, फ़िल्में और लाइव टेलीविज़न',
  'meta.about': '{brand} पर {title}: पूरे परिवार के लिए सीरीज़, फ़िल्में और लाइव टेलीविज़न।',

  'popup.later': 'अभी नहीं',
};
