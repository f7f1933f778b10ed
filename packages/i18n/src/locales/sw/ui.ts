import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'Kiolesura bado hakijatafsiriwa kwa Kiswahili; kwa sasa kinaonyeshwa kwa Kiingereza.',
};
