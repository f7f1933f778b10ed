import { useEffect, useState } from 'react';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { chosenProfile } from '#app/data/start/profile-rule.ts';
import { useStart } from '#app/data/start/start.ts';

/**
 * The profile that the session has entered, or that was chosen in this browser. Unlike `profileId` of the start data it
 * is never the default profile. The server ignores the cookie here, so that its markup matches the browser's.
 */
export function useChosenProfile(): number | null {
  const { account } = useStart();
  const [cookie, setCookie] = useState<number | null>(null);
  useEffect(() => setCookie(Number(readCookie(COOKIES.profile)) || null), []);
  return chosenProfile(account, cookie);
}
