/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'Series and films',
  'meta.about': '{title} on {brand}: series and films on all your screens.',

  'popup.later': 'Not now',
} as const;
