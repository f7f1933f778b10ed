import { auth } from '@kandil/contract';
import {
  type Api,
  ApiError,
  type SessionPort,
  type Tokens,
  tokensOf,
  type ClientTexts,
} from '@kandil/contract/client';
import { COOKIES, readCookie, removeCookie, writeCookie, YEAR_DAYS } from './cookies.ts';

/** Keeps a session's tokens; persistent with remember-me or social sign-in, else until the browser closes. */
export function keepTokens(tokens: Tokens, persistent: boolean): void {
  const days = persistent ? YEAR_DAYS : undefined;
  writeCookie(COOKIES.token, tokens.accessToken, days);
  if (tokens.expiresIn === null) return;
  const expiry = `${Date.now() + tokens.expiresIn * 1000}${persistent ? 'p' : ''}`;
  writeCookie(COOKIES.tokenExpiry, expiry, days);
}

/** Forgets token, profile and expiry (STATE-24). */
export function forgetTokens(): void {
  for (const name of [COOKIES.token, COOKIES.tokenExpiry, COOKIES.profile]) removeCookie(name);
}

const accessToken = () => readCookie(COOKIES.token) || null;
/** The expiry cookie ends in `p` when the session is to outlive the browser. */
export const isPersistent = () => readCookie(COOKIES.tokenExpiry)?.endsWith('p') ?? false;

/**
 * The browser's session for the API client. One refresh at a time over all tabs: whoever waited for the lock
 * finds the token the other tab fetched and uses it (decision 20). A network fault never logs out.
 */
export function browserSession(api: () => Api, texts: ClientTexts): SessionPort {
  let running: Promise<boolean> | null = null;

  async function refresh(): Promise<boolean> {
    const stale = accessToken();
    return navigator.locks.request('kandil-refresh', async () => {
      if (accessToken() !== stale) return accessToken() !== null;
      try {
        const { data } = await api()(auth.refreshToken, {});
        keepTokens(tokensOf(data, 'refresh', texts), isPersistent());
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || isPassing(error)) throw error;
        forgetTokens();
        window.location.reload();
        return false;
      }
    });
  }

  return {
    accessToken,
    refresh: () => (running ??= refresh().finally(() => (running = null))),
  };
}

/** Faults of the way there or of the server say nothing about the session (security rule 3). */
function isPassing(error: ApiError): boolean {
  return (
    error.kind === 'network' ||
    (error.status !== undefined && (error.status >= 500 || error.status === 429))
  );
}
