import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated': 'ইন্টারফেসটি এখনও বাংলায় অনুবাদ করা হয়নি; আপাতত এটি ইংরেজিতে দেখানো হচ্ছে।',
};
