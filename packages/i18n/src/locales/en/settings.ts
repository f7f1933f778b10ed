/** Texts of the settings: account, devices, sessions, privacy. */
export const settings = {} as const;
