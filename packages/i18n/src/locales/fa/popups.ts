import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'سریال و فیلم',
  'meta.about': '{title} در {brand}: سریال و فیلم روی همهٔ صفحه‌نمایش‌های شما.',

  'popup.later': 'فعلاً نه',
};
