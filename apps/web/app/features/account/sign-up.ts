import { type Args, auth, type Data } from '@kandil/contract';
import type { ClientTexts } from '@kandil/contract/client';
import { browserApi } from '#app/data/client/api.ts';
import { track } from '#app/data/analytics/track.ts';
import { notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import { beginSession, orNobody } from '#app/data/session/sign-in.ts';

export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  repeatPassword: string;
  terms: boolean;
}

/** What goes along with a sign-up: where the visitor comes from, who invited them, that they are a person. */
export type SignUpDetails = Pick<
  Args<typeof auth.register>,
  'channel' | 'referenceCode' | 'gRecaptchaResponse'
>;

/**
 * Makes the account and keeps the answer's session, which serves only to enter the one-time code while that is
 * asked for. A session of the browser, not a lasting one: nobody chose to be remembered.
 * @throws ApiError
 */
export async function signUp(
  values: SignUpValues,
  details: SignUpDetails,
  texts: ClientTexts,
): Promise<Data<typeof auth.register>> {
  const attempt = browserApi(auth.register, {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    password: values.password,
    confirmPassword: values.repeatPassword,
    ...details,
  });
  const { data } = await orNobody(attempt);
  beginSession(data, false, texts);
  return data;
}

/**
 * The end of every sign-up: on to the plans with the query that is in the address, in a new document
 * (SIGNUP-16..18, SIGNUP-21).
 * @param base what paths begin with under a language prefix
 */
export function finishSignUp(base: string, message: string): void {
  track({ name: 'sign_up', method: 'password' });
  notifyAfterLoad('success', message);
  window.location.assign(base + paths.landingVip() + window.location.search);
}
