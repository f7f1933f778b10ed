/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'Сериалы и фильмы',
  'meta.about': '{title} в сервисе {brand}: сериалы и фильмы на всех ваших экранах.',

  'popup.later': 'Не сейчас',
} as const;
