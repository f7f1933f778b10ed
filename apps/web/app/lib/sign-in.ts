import { auth, type Args, type Data } from '@kandil/contract';
import { type ClientTexts, tokensOf } from '@kandil/contract/client';
import { useRevalidator } from 'react-router';
import { browserApi } from './api.ts';
import { forgetMemberData } from './member-data.ts';
import { forgetTokens, keepTokens } from './session.ts';
import { useT } from './texts.tsx';

type TokenAnswer = Data<typeof auth.login>;
type Credentials = Pick<Args<typeof auth.login>, 'email' | 'msisdn' | 'password'>;

/** The texts of errors that the client words itself. */
export function useClientTexts(): ClientTexts {
  const t = useT();
  return { unexpected: () => t('loadingPage.unexpectedError') };
}

/**
 * Makes the tokens of an answer this browser's session; whoever was here before is forgotten.
 * @throws ApiError when the answer has no token
 */
export function beginSession(answer: TokenAnswer, remember: boolean, texts: ClientTexts): void {
  const tokens = tokensOf(answer, 'login', texts);
  forgetTokens();
  keepTokens(tokens, remember);
  forgetMemberData();
}

/**
 * Logs in and keeps the session (LOGIN-05). `otpRequired` in the answer: the account's first one-time code is
 * still to be entered, nobody is logged in yet.
 * @param remember keeps the session when the browser closes (LOGIN-10, LOGIN-12)
 * @throws ApiError
 */
export async function logIn(
  credentials: Credentials,
  remember: boolean,
  texts: ClientTexts,
): Promise<TokenAnswer> {
  const { data } = await browserApi(auth.login, { ...credentials, rememberMe: remember });
  beginSession(data, remember, texts);
  return data;
}

/** Asks for everything on the page again, as whoever is here now. Where the page is not for them they are led on. */
export function useReloadData(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return revalidate;
}
