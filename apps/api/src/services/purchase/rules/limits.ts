/** Promo codes that do not exist, tried by an account or from an address: codes are guessed slowly (T-P08). */
export const PROMO_GUESSES = { name: 'promo guesses', points: 10, seconds: 3_600 };
