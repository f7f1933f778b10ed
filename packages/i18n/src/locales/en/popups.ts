/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'Series, films and live television',
  'meta.about': '{title} on {brand}: series, films and live television for the whole family.',

  'popup.later': 'Not now',
} as const;
