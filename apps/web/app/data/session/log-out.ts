import { type Args, auth, type ErrorCode } from '@kandil/contract';
import { track } from '../analytics/track.ts';
import { browserApi } from '../client/api.ts';
import { PLATFORM } from '../client/client-state.ts';
import { COOKIES, removeCookie } from '#app/browser/cookies.ts';
import { forgetSession } from './session.ts';
import { signOutOfProviders } from './social-sign-out.ts';
import './offline-copies.ts';

/** Stored for the member who used this browser; deleted at log-out (LOGIN-16). */
const OF_THE_MEMBER = [
  'kandil_subtitle_language',
  'kandil_subtitle_enabled',
  COOKIES.language,
] as const;

/** What opens a child's profile from inside: its PIN, or the account's password. */
export type LeavingProof = Pick<Args<typeof auth.logout>, 'pin' | 'password'>;

const KEEPING: readonly (ErrorCode | undefined)[] = [
  'PIN_REQUIRED',
  'PIN_WRONG',
  'PASSWORD_REQUIRED',
  'WRONG_PASSWORD',
];

/** Whether a child stays in its profile: the proof is missing or wrong, or no server could check it. */
function keepsInside(error: unknown, isChild: boolean): boolean {
  const { code, status } = error as { code?: ErrorCode; status?: number };
  // 401: the session has ended already.
  return KEEPING.includes(code) || (isChild && status !== 401);
}

/**
 * Logs out: the server first, which ends the session and removes its cookie, then everything stored here
 * (LOGIN-14..20). An unreachable server must not keep anyone logged in except a child, who would otherwise leave without
 * the PIN.
 * @param isChild the session is in a child's profile
 * @throws ApiError PIN_REQUIRED, PASSWORD_REQUIRED; every error for a child
 */
export async function logOut(proof: LeavingProof = {}, isChild = false): Promise<void> {
  await browserApi(auth.logout, { platform: PLATFORM, ...proof }).catch((error: unknown) => {
    if (keepsInside(error, isChild)) throw error;
  });
  track({ name: 'logout' });
  for (const name of OF_THE_MEMBER) removeCookie(name);
  signOutOfProviders();
  forgetSession();
}
