/** Texts of signing a television in. */
export const television = {} as const;
