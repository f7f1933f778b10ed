import { auth } from '@kandil/contract';
import { track } from '../analytics/track.ts';
import { browserApi } from '../client/api.ts';
import { PLATFORM } from '../client/client-state.ts';
import { COOKIES, removeCookie } from '#app/browser/cookies.ts';
import { forgetSession } from './session.ts';
import { signOutOfProviders } from './social-sign-out.ts';

/** Kept for whoever used this browser, so it goes with them (LOGIN-16). */
const OF_THE_MEMBER = [COOKIES.subtitleLanguage, COOKIES.subtitleEnabled, COOKIES.language];

/**
 * Logs out: the server first, which ends the session and removes its cookie, then everything kept here
 * (LOGIN-14..20). An unreachable server must not keep anyone logged in.
 */
export async function logOut(): Promise<void> {
  track({ name: 'logout' });
  await browserApi(auth.logout, { platform: PLATFORM }).catch(() => undefined);
  for (const name of OF_THE_MEMBER) removeCookie(name);
  signOutOfProviders();
  forgetSession();
}
