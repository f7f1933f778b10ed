/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'مسلسلات وأفلام وبث مباشر',
  'meta.about': '{title} على {brand}: مسلسلات وأفلام وبث مباشر لكل العائلة.',

  'popup.later': 'ليس الآن',
} as const;
