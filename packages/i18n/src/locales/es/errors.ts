import type { errors as english } from '../en/errors.ts';

/** Not translated yet: every key falls back to English. */
export const errors: Partial<Record<keyof typeof english, string>> = {};
