import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated': 'انٹرفیس کا اردو ترجمہ ابھی تیار نہیں ہوا؛ فی الحال یہ انگریزی میں ہے۔',
};
