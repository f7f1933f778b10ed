import type { settings as english } from '../en/settings.ts';

/** Texts of the settings: account, devices, sessions, privacy. */
export const settings: Record<keyof typeof english, string> = {};
