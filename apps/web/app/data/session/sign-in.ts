import { auth, type Args, type Data } from '@kandil/contract';
import type { ClientTexts, TokenFlow } from '@kandil/contract/client';
import { useRevalidator } from 'react-router';
import { track } from '../analytics/track.ts';
import { browserApi } from '../client/api.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { mustKeepCookies } from '#app/browser/keeps-cookies.ts';
import { forgetMemberData } from './member-data.ts';
import { forgetSession, forgetTokens, isPersistent, keepTokens, takeTokens } from './session.ts';
import { broadcastSessionChanged } from './session-in-tabs.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

type TokenAnswer = Data<typeof auth.login>;
type Credentials = Pick<
  Args<typeof auth.login>,
  'email' | 'msisdn' | 'password' | 'gRecaptchaResponse'
>;

/** The texts of the client's own errors. */
export function useClientTexts(): ClientTexts {
  const t = useT();
  return { unexpected: () => t('loadingPage.unexpectedError') };
}

/**
 * Makes the tokens of a response this browser's session and clears the data of the previous one.
 * @param flow decides the error of a response without a token (ERROR-21, ERROR-22)
 * @throws ApiError when the response has no token
 */
export function beginSession(
  answer: TokenAnswer,
  remember: boolean,
  texts: ClientTexts,
  flow: TokenFlow = 'login',
): void {
  const tokens = takeTokens(answer, flow, texts);
  forgetTokens();
  keepTokens(tokens, remember);
  forgetMemberData();
  broadcastSessionChanged();
}

/**
 * Stores new tokens of the current member: after a new password or a one-time code.
 * @throws ApiError when the response has no token
 */
export function continueSession(answer: TokenAnswer, texts: ClientTexts): void {
  keepTokens(takeTokens(answer, 'login', texts), isPersistent());
}

/**
 * A login or sign-up. Nothing is sent where the browser would not keep the session. A failed one also ends the
 * previous session (STATE-30, STATE-32).
 * @throws ApiError, CookiesBlockedError
 */
export async function orNobody<T>(attempt: () => Promise<T>): Promise<T> {
  mustKeepCookies();
  try {
    return await attempt();
  } catch (error) {
    if (readCookie(COOKIES.token) !== null) forgetSession();
    throw error;
  }
}

/**
 * Logs in and stores the session (LOGIN-05). With `otpRequired` in the response the account's first one-time code is
 * still due, and nobody is logged in yet.
 * @param remember keeps the session when the browser closes (LOGIN-10, LOGIN-12)
 * @throws ApiError, CookiesBlockedError
 */
export async function logIn(
  credentials: Credentials,
  remember: boolean,
  texts: ClientTexts,
): Promise<TokenAnswer> {
  const attempt = () => browserApi(auth.login, { ...credentials, rememberMe: remember });
  const { data } = await orNobody(attempt);
  beginSession(data, remember, texts);
  if (!data.otpRequired) track({ name: 'login', method: 'password' });
  return data;
}

/** Revalidates the route data for the current session; the router redirects where the page is not for it. */
export function useReloadData(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return revalidate;
}
