/** Texts of seasonal popups, search engines and link previews. */
export const popups = {
  'meta.home': 'Сериалы, фильмы и прямой эфир',
  'meta.about': '{title} в сервисе {brand}: сериалы, фильмы и прямой эфир для всей семьи.',

  'popup.promo': 'Долгие ночи, хорошие истории',
  'popup.promoText':
    'Зима — время историй. Выберите тариф до {date}, и долгими вечерами для вас будет открыто всё, что есть на {brand}.',
  'popup.promoAction': 'Посмотреть тарифы',
  'popup.relief': 'Мы думаем о тех, кого постигло землетрясение',
  'popup.reliefText':
    'Многие лишились дома, а кто-то и большего. Организации на месте лучше всех знают, что нужно: поддержите ту, которой доверяете.',
  'popup.reliefAction': 'Как помогаем мы',
  'popup.later': 'Не сейчас',
} as const;
