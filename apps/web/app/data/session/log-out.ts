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
 * Logs out: the server first, which ends the session and takes its cookie back, then everything kept here
 * (LOGIN-14..20). A server out of reach must not keep someone logged in.
 */
export async function logOut(): Promise<void> {
  track({ name: 'logout' });
  await browserApi(auth.logout, { platform: PLATFORM }).catch(() => undefined);
  for (const name of OF_THE_MEMBER) removeCookie(name);
  signOutOfProviders();
  forgetSession();
}
