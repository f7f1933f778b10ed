/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'مسلسلات وأفلام',
  'meta.about': '{title} على {brand}: مسلسلات وأفلام على كل شاشاتك.',

  'popup.later': 'ليس الآن',
} as const;
