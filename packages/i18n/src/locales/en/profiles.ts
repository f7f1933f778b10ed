/** Texts of the profiles: who is watching, PIN, avatars. */
export const profiles = {} as const;
