import type { Audience } from '@kandil/contract/child-limits';
import type { Territory } from '@kandil/contract/territory';
import type { LanguageCode } from '@kandil/i18n';
import { matchRoutes } from 'react-router';
import { type DocumentRule, documentRule } from './app/browser/address/document-rules.ts';
import { splitPrefix } from './app/browser/address/language-prefix.ts';
import type { Visitor } from './app/data/start/load-context.ts';
import { memoize } from './app/data/start/memoize.ts';
import { type RequestHeaders, visitorOf } from './app/data/start/visitor.ts';
import { renderedQuery } from './app/page-queries.ts';
import { PAGE_ROUTES, pageOf } from './app/pages.ts';
import { SHARE, sharedPlace } from './app/shared-place.ts';

export interface PageRequest {
  visitor: Visitor;
  /** Absolute address of the page; for an audience without the query names that do not change the page. */
  address: string;
  /**
   * Key of the visitors who get the same bytes: they share the address, language, territory, consent and kind of device. Null if the
   * answer is for one visitor only, or a redirect.
   */
  audience: string | null;
  /** Whether members of a class may get the same page. */
  forMembers: boolean;
  /** Another address to go to, which costs nothing; null: a page is rendered. */
  redirect: { to: string; status: number } | null;
  /** Whether rendering runs a search. */
  searches: boolean;
  /** Whether the page shows programmes of channels. */
  showsGuide: boolean;
}

/** Where pages are, and in which languages. */
export interface Offer {
  /** Of the pages, without trailing slash. */
  origin: string;
  languages: readonly LanguageCode[];
}

/** What an address means before any page is matched. A language that is not on offer leads to the page in another one. */
function ruleOf(
  url: URL,
  { prefix, isBot }: Visitor,
  languages: readonly LanguageCode[],
): Pick<DocumentRule, 'redirectTo' | 'status'> {
  if (url.pathname === SHARE) return { redirectTo: sharedPlace(url), status: 302 };
  if (prefix && !languages.includes(prefix))
    // Not `//host/`, which would lead to another site.
    return {
      redirectTo: splitPrefix(url.pathname).pathname.replace(/^\/+/, '/') + url.search,
      status: 302,
    };
  return documentRule(url, isBot);
}

/** Pages by path: matching one takes longer than all else that is asked of a cached page. */
const pageAt = memoize(
  (pathname: string) => matchRoutes(PAGE_ROUTES, splitPrefix(pathname).pathname)?.at(-1) ?? null,
  2000,
);

/** Members who get the same page. */
export interface MemberView {
  audience: Audience;
  territory: Territory;
}

/** What a request asks for. It renders nothing. @param path of the request, with its query */
export function describeRequest(
  { origin, languages, territory }: Offer & Pick<Visitor, 'territory'>,
  path: string,
  headers: RequestHeaders,
): PageRequest {
  // Proxies may send an absolute address; it is not a page of ours.
  const url = new URL(origin + (path.startsWith('/') ? path : '/'));
  const visitor = visitorOf(url, headers, { now: Date.now(), languages, territory });
  const { redirectTo, status } = ruleOf(url, visitor, languages);
  const match = pageAt(url.pathname);
  const searches = match?.route.id === 'search' && Boolean(match.params['query']);
  const asked = {
    visitor,
    address: url.href,
    audience: null,
    redirect: null,
    searches,
    showsGuide: isLive(match?.route.id),
    forMembers: visitor.token !== null && pageOf(match?.route.id).forAudience,
  };
  if (redirectTo) return { ...asked, redirect: { to: redirectTo, status }, forMembers: false };
  return visitor.signedIn ? asked : { ...asAudience(visitor, url), searches };
}

const isLive = (id: string | undefined): boolean => pageOf(id).part === 'live';

/**
 * The page of guests, or of members of a class: for a visitor without what tells one from another, so that nothing of the
 * first one gets into a page for many.
 */
export function asAudience(visitor: Visitor, url: URL): PageRequest {
  const { language, prefix, consent, webView, isBot, lean, television } = visitor;
  const { audience, territory } = visitor;
  const page = pageAt(url.pathname)?.route.id;
  const address = url.origin + url.pathname + renderedQuery(page, url.searchParams);
  const kind = [language, prefix, consent, webView, isBot, lean, television, audience, territory];
  const nobody = { token: null, profileId: null, deviceId: null, userAgent: '' };
  return {
    address,
    audience: JSON.stringify([address, ...kind]),
    visitor: { ...visitor, ...nobody },
    redirect: null,
    searches: false,
    showsGuide: isLive(page),
    forMembers: false,
  };
}
