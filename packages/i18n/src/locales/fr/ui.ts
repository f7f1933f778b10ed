import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'L’interface n’est pas encore traduite en français ; en attendant, elle s’affiche en anglais.',
};
