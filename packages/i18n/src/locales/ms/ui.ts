import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'Antara muka ini belum diterjemahkan ke dalam bahasa Melayu; buat masa ini ia dipaparkan dalam bahasa Inggeris.',
};
