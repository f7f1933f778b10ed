import { capabilitiesOfAgent, televisionOf } from '@kandil/contract/televisions';
import { acceptedLanguages, chooseLanguage, type LanguageCode } from '@kandil/i18n';
import { isbot } from 'isbot';
import { COOKIES, parseCookies } from '#app/browser/cookies.ts';
import { splitPrefix } from '#app/browser/address/language-prefix.ts';
import type { Visitor } from './load-context.ts';
import { memoize } from './memoize.ts';

/** Headers of a request, with lower-case names. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What is known of a browser by its name. */
const agentOf = memoize(
  (userAgent: string) => ({
    isBot: isPrerenderBot(userAgent),
    lean: !capabilitiesOfAgent(userAgent).effects,
    television: televisionOf(userAgent) !== null,
  }),
  1000,
);
const acceptedBy = memoize(acceptedLanguages, 1000);

/**
 * Reads a visitor from a document request: language by prefix, cookie, then browser (I18N-09..11).
 * @param given.now milliseconds since 1970
 * @param given.languages on offer
 * @param given.territory where the request comes from
 */
export function visitorOf(
  url: URL,
  headers: RequestHeaders,
  {
    now,
    languages,
    territory,
  }: Pick<Visitor, 'territory'> & {
    now: number;
    languages: readonly LanguageCode[];
  },
): Visitor {
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ');
  const cookies = parseCookies([headers['cookie'] ?? ''].flat().join('; '));
  const { prefix } = splitPrefix(url.pathname);
  const userAgent = header('user-agent');
  const token = cookies.get(COOKIES.token) || null;
  return {
    language: chooseLanguage(
      {
        prefix,
        stored: cookies.get(COOKIES.language),
        browser: acceptedBy(header('accept-language')),
      },
      languages,
    ),
    prefix,
    token: token && now < expiryOf(token) ? token : null,
    signedIn: token !== null,
    audience: null,
    territory,
    profileId: positive(cookies.get(COOKIES.profile)),
    deviceId: cookies.get(COOKIES.device) ?? null,
    consent: cookies.has(COOKIES.consent),
    webView: isWebView(url, headers, cookies),
    ...agentOf(userAgent),
    userAgent,
  };
}

/** Search engines, link previews and prerender services; a headless browser alone is none of them. */
function isPrerenderBot(userAgent: string): boolean {
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome'));
}

function isWebView(url: URL, headers: RequestHeaders, cookies: Map<string, string>): boolean {
  return (
    url.searchParams.get('display') === 'webview' ||
    headers['x-web-view'] !== undefined ||
    cookies.get(COOKIES.webView) === '1'
  );
}

function positive(value: string | undefined): number | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** The expiry in a token, in milliseconds; 0 if it cannot be read. It only saves a call that would fail. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp =
      typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
