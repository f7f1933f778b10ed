import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'Интерфейс пока не переведён на русский язык; временно он показан на английском.',
};
