import type { messages as english } from '../en/messages.ts';

/** Not translated yet: every key falls back to English. */
export const messages: Partial<Record<keyof typeof english, string>> = {};
