import { auth } from '@kandil/contract';
import {
  type Api,
  ApiError,
  type RefreshResult,
  type SessionPort,
  type Tokens,
  tokensOf,
  type ClientTexts,
} from '@kandil/contract/client';
import { COOKIES, readCookie, removeCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { forgetMemberData, PRAYER_KEY } from './member-data.ts';
import { report } from '#app/browser/report.ts';
import { broadcastSessionChanged } from './session-in-tabs.ts';
import { inOneTab } from '#app/browser/one-tab.ts';

/** Stores a session's tokens: for a year with remember-me or social sign-in, else until the browser closes. */
export function keepTokens(tokens: Tokens, persistent: boolean): void {
  const days = persistent ? YEAR_DAYS : undefined;
  writeCookie(COOKIES.token, tokens.accessToken, days);
  if (tokens.expiresIn === null) return;
  const expiry = `${Date.now() + tokens.expiresIn * 1000}${persistent ? 'p' : ''}`;
  writeCookie(COOKIES.tokenExpiry, expiry, days);
}

/** Removes token, profile and expiry (STATE-23, LOGIN-15). */
export function forgetTokens(): void {
  for (const name of [COOKIES.token, COOKIES.tokenExpiry, COOKIES.profile]) removeCookie(name);
}

/** Ends the session: removes its tokens and data in this tab, and tells the other tabs. */
export function forgetSession(): void {
  forgetTokens();
  browserCache.remove(PRAYER_KEY);
  forgetMemberData();
  broadcastSessionChanged();
}

const accessToken = () => readCookie(COOKIES.token) || null;
/** The expiry cookie ends in `p` when the session outlives the browser. */
export const isPersistent = () => readCookie(COOKIES.tokenExpiry)?.endsWith('p') ?? false;
/** Whether the access token is still valid, by this browser's clock, which also wrote the expiry. */
const isFresh = () => Number.parseInt(readCookie(COOKIES.tokenExpiry) ?? '', 10) > Date.now();

/**
 * The tokens of a response; a missing token is reported like every error (ERROR-14).
 * @throws ApiError E.7, E.9 or E.11, by the flow
 */
export function takeTokens(...answer: Parameters<typeof tokensOf>): Tokens {
  try {
    return tokensOf(...answer);
  } catch (error) {
    report(error);
    throw error;
  }
}

/** Timeout of a refresh in milliseconds: the other tabs wait for it. */
const ANSWER_TIMEOUT_MS = 20_000;

/** The browser's session for the API client (SPEC-D20). */
export function browserSession(api: () => Api, texts: ClientTexts): SessionPort {
  let running: Promise<RefreshResult> | null = null;

  async function exchange(): Promise<RefreshResult> {
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const { data } = await api()(auth.refreshToken, {}, { signal });
      keepTokens(takeTokens(data, 'refresh', texts), isPersistent());
      // Chromium writes cookies without waiting. Reading one waits for it, so the next tab sees the new token.
      accessToken();
      return 'fresh';
    } catch (error) {
      if (!isRefusal(error)) return 'later';
      forgetSession();
      window.location.reload();
      return 'ended';
    }
  }

  /** One at a time over all tabs: a tab that waited uses the token that another tab fetched. */
  const refresh = (refused: string): Promise<RefreshResult> =>
    inOneTab('kandil-refresh', () => {
      const token = accessToken();
      if (token === refused) return exchange();
      return token ? 'fresh' : 'ended';
    });

  return {
    accessToken,
    refresh: (refused) => (running ??= refresh(refused).finally(() => (running = null))),
  };
}

/** Refreshes the access token if it has expired. */
export async function freshen(session: SessionPort): Promise<void> {
  const token = accessToken();
  if (token && !isFresh()) await session.refresh(token);
}

/**
 * Whether the service itself refused. A network failure, a server error (5xx, 429) or a response of a proxy says
 * nothing about the session (SEC-3).
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'refresh-token') return true;
  const { code, status = 0 } = error;
  return code !== undefined && status < 500 && status !== 429;
}
