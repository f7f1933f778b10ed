import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every other key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {
  'language.notTranslated':
    'इंटरफ़ेस का हिन्दी अनुवाद अभी तैयार नहीं है; फ़िलहाल यह अंग्रेज़ी में दिखाया जा रहा है।',
};
