import type { profiles as english } from '../en/profiles.ts';

/** Texts of the profiles: who is watching, PIN, avatars. */
export const profiles: Record<keyof typeof english, string> = {};
