/** Texts of signing in with Google, Facebook and Apple, and of the bot check. */
export const social = {} as const;
