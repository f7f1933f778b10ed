import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'ڈرامے اور فلمیں',
  'meta.about': '{brand} پر {title}: ڈرامے اور فلمیں، آپ کی ہر سکرین پر۔',

  'popup.later': 'ابھی نہیں',
};
