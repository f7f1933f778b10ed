/** Promo codes that do not exist, tried by an account or from an address: codes are guessed slowly (T-P08). */
export const PROMO_GUESSES = { name: 'promo guesses', points: 10, seconds: 3_600 };

/** Withdrawals without login from one client address; an office shares one. */
export const STATEMENT_LIMIT = { name: 'statement address', points: 20, seconds: 3_600 };

/** Withdrawals without login for one e-mail address or number; all must allow it. */
export const STATEMENT_LIMITS = [
  { name: 'statement hour', points: 3, seconds: 3_600 },
  { name: 'statement day', points: 5, seconds: 86_400 },
];

/** Links of withdrawals that one client address opens or confirms. */
export const LINK_LIMIT = { name: 'statement link', points: 20, seconds: 60 };
