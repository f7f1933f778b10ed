import type { popups as english } from '../en/popups.ts';

/** Texts of seasonal popups, search engines and link previews. */
export const popups: Record<keyof typeof english, string> = {
  'meta.home': 'ڈرامے، فلمیں اور براہِ راست ٹیلی وژن',
  'meta.about': '{brand} پر {title}: سارے خاندان کے لیے ڈرامے، فلمیں اور براہِ راست ٹیلی وژن۔',

  'popup.later': 'ابھی نہیں',
};
