import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'Antarmuka ini belum diterjemahkan ke dalam bahasa Indonesia; untuk sementara ditampilkan dalam bahasa Inggris.',
};
