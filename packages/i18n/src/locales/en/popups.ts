/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'Series, films and live television',
  'meta.about': '{title} on {brand}: series, films and live television for the whole family.',

  'popup.promo': 'Long nights, good stories',
  'popup.promoText':
    'Winter is the season of stories. Choose a plan by {date} and spend the long evenings with everything there is on {brand}.',
  'popup.promoAction': 'See the plans',
  'popup.relief': 'Our thoughts are with everyone the earthquake has touched',
  'popup.reliefText':
    'Many have lost their homes, and more than that. Aid organizations on the ground know best what is needed: please give to one you trust.',
  'popup.reliefAction': 'How we give',
  'popup.later': 'Not now',
} as const;
