import { type Args, auth, type Data } from '@kandil/contract';
import type { ClientTexts } from '@kandil/contract/client';
import { cleanEmail } from '@kandil/contract/pasted';
import { browserApi } from '#app/data/client/api.ts';
import { track } from '#app/data/analytics/track.ts';
import { notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { placeAfterSignUp } from '#app/domain/intent/next-place.ts';
import { beginSession, orNobody } from '#app/data/session/sign-in.ts';

export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  repeatPassword: string;
  terms: boolean;
}

/** Sent along with a sign-up: the visitor's origin, the inviter, the bot check. */
export type SignUpDetails = Pick<
  Args<typeof auth.register>,
  'channel' | 'referenceCode' | 'gRecaptchaResponse'
>;

/**
 * Creates the account and stores the session of the response. While a one-time code is pending, that session can only
 * enter it. It is a browser session: the visitor has not chosen to be remembered.
 * @throws ApiError, CookiesBlockedError
 */
export async function signUp(
  values: SignUpValues,
  details: SignUpDetails,
  texts: ClientTexts,
): Promise<Data<typeof auth.register>> {
  const attempt = () =>
    browserApi(auth.register, {
      fullName: values.fullName.trim(),
      email: cleanEmail(values.email),
      password: values.password,
      confirmPassword: values.repeatPassword,
      ...details,
    });
  const { data } = await orNobody(attempt);
  beginSession(data, false, texts);
  return data;
}

/**
 * Ends every sign-up: opens the pending invitation, else the plans with the query of the address, in a new document
 * (SIGNUP-16..18, SIGNUP-21, SPEC-D55).
 * @param base the language prefix of paths
 */
export function finishSignUp(base: string, message: string): void {
  track({ name: 'sign_up', method: 'password' });
  notifyAfterLoad('success', message);
  window.location.assign(base + placeAfterSignUp(window.location.search));
}
