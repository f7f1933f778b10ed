import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'سریال، فیلم و تلویزیون زنده',
  'meta.about': '{title} در {brand}: سریال، فیلم و تلویزیون زنده برای همهٔ خانواده.',

  'popup.later': 'فعلاً نه',
};
