import type { social as english } from '../en/social.ts';

/** Texts of signing in with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {};
