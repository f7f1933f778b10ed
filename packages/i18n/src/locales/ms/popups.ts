import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'Siri, filem dan televisyen langsung',
  'meta.about': '{title} di {brand}: siri, filem dan televisyen langsung untuk seisi keluarga.',

  'popup.later': 'Bukan sekarang',
};
