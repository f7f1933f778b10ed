import type { ui as english } from '../en/ui.ts';

/** Not translated yet: every key falls back to English. */
export const ui: Partial<Record<keyof typeof english, string>> = {};
