import type { television as english } from '../en/television.ts';

/** Texts of signing a television in. */
export const television: Record<keyof typeof english, string> = {};
