/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'Сериалы, фильмы и прямой эфир',
  'meta.about': '{title} в сервисе {brand}: сериалы, фильмы и прямой эфир для всей семьи.',

  'popup.later': 'Не сейчас',
} as const;
