import { useEffect, useState } from 'react';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';

/**
 * The profile somebody has chosen in this browser, unlike the one that counts in its place before they do. Null on
 * the server's page: it is the same page then for all.
 */
export function useChosenProfile(): number | null {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => setChosen(Number(readCookie(COOKIES.profile)) || null), []);
  return chosen;
}
