import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'رابط کاربری هنوز به فارسی ترجمه نشده است؛ فعلاً به انگلیسی نمایش داده می‌شود.',
};
