import { create } from 'zustand';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from './cookies.ts';

/** Kinds of cookies a visitor can refuse; necessary ones are always there (SPEC-D32). */
export const CONSENT_KINDS = ['functionality', 'analytics', 'social'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The kinds that were allowed, or null while the notice is unanswered. */
export function readConsent(): ReadonlySet<ConsentKind> | null {
  const value = readCookie(COOKIES.consent);
  return value === null
    ? null
    : new Set(CONSENT_KINDS.filter((kind) => value.split('.').includes(kind)));
}

interface ConsentState {
  /** The visitor answered on this page: the notice closes at once. */
  answered: boolean;
  /** The kinds allowed on this page; null before an answer on it. */
  kinds: readonly ConsentKind[] | null;
  answer(kinds: readonly ConsentKind[]): void;
}

/** Stores the answer for 365 days (SHELL-40), a refusal too, so that the notice stays closed. */
export const useConsent = create<ConsentState>((set) => ({
  answered: false,
  kinds: null,
  answer(kinds) {
    writeCookie(COOKIES.consent, kinds.length > 0 ? kinds.join('.') : 'necessary', YEAR_DAYS);
    set({ answered: true, kinds });
  },
}));
