import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'سریال، فیلم و تلویزیون زنده',
  'meta.about': '{title} در {brand}: سریال، فیلم و تلویزیون زنده برای همهٔ خانواده.',

  'popup.promo': 'شب‌های بلند، داستان‌های خوب',
  'popup.promoText':
    'زمستان فصل داستان است. تا {date} طرحی انتخاب کنید و شب‌های بلند را با همهٔ برنامه‌های {brand} بگذرانید.',
  'popup.promoAction': 'دیدن طرح‌ها',
  'popup.relief': 'دلمان با زلزله‌زدگان است',
  'popup.reliefText':
    'بسیاری خانه‌شان و بیش از آن را از دست داده‌اند. سازمان‌های امدادی در محل بهتر می‌دانند چه لازم است: لطفاً به یکی که به آن اعتماد دارید کمک کنید.',
  'popup.reliefAction': 'ما چگونه کمک می‌کنیم',
  'popup.later': 'فعلاً نه',
};
