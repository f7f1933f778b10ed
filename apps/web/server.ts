import type { ErrorCode } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { ReportSettings } from '@kandil/contract/reports';
import type { LanguageCode } from '@kandil/i18n';
import { fileURLToPath } from 'node:url';
import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { COOKIES, cookieLine, YEAR_DAYS } from './app/browser/cookies.ts';
import { type DocumentRule, documentRule } from './app/browser/address/document-rules.ts';
import { splitPrefix } from './app/browser/address/language-prefix.ts';
import { isPrivateAddress } from './app/data/analytics/private-pages.ts';
import type { AnalyticsSites } from './app/data/analytics/reporter.ts';
import type { LastGood, Visitor, WebContext } from './app/data/start/load-context.ts';
import { memoize } from './app/data/start/memoize.ts';
import { expiryOf, type RequestHeaders, visitorOf } from './app/data/start/visitor.ts';
import { renderedQuery } from './app/page-queries.ts';
import { PAGE_ROUTES, pageOf } from './app/pages.ts';
import { SHARE, sharedPlace } from './app/shared-place.ts';

export { COOKIES, isPrivateAddress, SHARE };
export { brand } from './app/brand.ts';
export { openGraphImageUrl } from './app/ui/images.ts';
export { INDEXED_PATHS } from './app/domain/seo/indexed-paths.ts';
export { withPrefix } from './app/browser/address/language-prefix.ts';
export { paths } from './app/paths.ts';
export type { LastGood, RequestHeaders, Visitor, WebContext };

export interface WebOptions {
  /** Calls the services in process as this visitor: their language, token, profile and device. */
  apiFor(visitor: Visitor, request: Request): Api;
  /** The last good answers of these calls, for the time when they fail. */
  lastGoodFor(visitor: Visitor, api: Api): LastGood;
  /** Origin of canonical links, without trailing slash. */
  publicOrigin: string;
  demo: boolean;
  modalsPage: boolean;
  /** Who is told what visitors do, where they allow it. */
  analytics: AnalyticsSites | null;
  /** Where browsers report errors; null: nowhere. */
  reports: ReportSettings | null;
  /** Receives what fails while a page is rendered. */
  report(problem: unknown): void;
}

export interface Web {
  /** What a request asks for. It renders nothing. @param path of the request, with its query */
  describe(path: string, headers: RequestHeaders): PageRequest;
  /** The page for all members of a class, in place of that of one of them: `forMembers` is true. */
  forAudience(request: PageRequest, ageClass: AgeClass): PageRequest;
  /**
   * Renders the document of a request.
   * @param signal aborts it; a page that others get too is rendered without one
   */
  render(request: PageRequest, signal?: AbortSignal): Promise<RenderedDocument>;
  /** A page without scripts that says an error, in place of one that is not rendered. */
  notice(code: ErrorCode, language: LanguageCode): Promise<string>;
}

export interface RenderedDocument {
  response: Response;
  /** Its inline scripts, for the hashes of its policy. Nothing else in it may run. */
  scripts: readonly string[];
}

export interface PageRequest {
  visitor: Visitor;
  /** Absolute address of the page; for an audience without the query names that do not change the page. */
  address: string;
  /**
   * Key of the visitors who get the same bytes: they share the address, language, consent and kind of device. Null if the
   * answer is for one visitor only, or a redirect.
   */
  audience: string | null;
  /** Whether members of a class may get the same page. */
  forMembers: boolean;
  /** Another address to go to, which costs nothing; null: a page is rendered. */
  redirect: { to: string; status: number } | null;
  /** Whether rendering runs a search. */
  searches: boolean;
}

/** Built files for the browser; those under `assets/` carry their hash in the name and never change. */
export const CLIENT_DIR = fileURLToPath(new URL('./build/client/', import.meta.url));

/** The service worker, the script of the offline page, and the list of files that the worker stores. */
export const OFFLINE_DIR = fileURLToPath(new URL('./build/offline/', import.meta.url));

/** Flags of countries, `<ISO 3166 code>.svg`; served below `/flags`, where `GET /country/list` says they are. */
export const FLAGS_DIR = fileURLToPath(
  new URL('.', import.meta.resolve('country-flag-icons/3x2/flags.css')),
);

export type AgeClass = NonNullable<Visitor['audience']>;

type Build = ServerBuild & {
  entry: {
    module: {
      createLoadContext(context: WebContext): RouterContextProvider;
      renderNotice(code: ErrorCode, language: LanguageCode): Promise<string>;
    };
  };
};

/** Loads the built pages (`npm run build -w @kandil/web`). @throws when there is no build */
export async function loadWeb(options: WebOptions): Promise<Web> {
  const build = (await import(new URL('./build/server/index.js', import.meta.url).href)) as Build;
  const handlerOf = handlerPerLanguage(build);
  const secure = new URL(options.publicOrigin).protocol === 'https:';
  return {
    describe: describer(options.publicOrigin),
    forAudience: audiences(),
    async render({ visitor, address, audience, redirect }, signal) {
      const request = new Request(address, signal ? { signal } : {});
      const api = options.apiFor(visitor, request);
      const scripts: string[] = [];
      const response = redirect
        ? new Response(null, { status: redirect.status, headers: { location: redirect.to } })
        : await handlerOf(visitor.prefix)(
            request,
            build.entry.module.createLoadContext({
              ...options,
              analytics: isPrivateAddress(addressOf(request)) ? null : options.analytics,
              allowScript: (script) => void scripts.push(script),
              visitor,
              api,
              lastGood: options.lastGoodFor(visitor, api),
            }),
          );
      const isKept = audience !== null && !visitor.webView;
      return { response: withHeaders(response, { visitor, secure, isKept }), scripts };
    },
    notice: (code, language) => build.entry.module.renderNotice(code, language),
  };
}

/** What an address means before any page is matched. */
function ruleOf(url: URL, isBot: boolean): Pick<DocumentRule, 'redirectTo' | 'status'> {
  if (url.pathname === SHARE) return { redirectTo: sharedPlace(url), status: 302 };
  return documentRule(url, isBot);
}

/** Pages by path: matching one takes longer than all else that is asked of a kept page. */
const pageAt = memoize(
  (pathname: string) => matchRoutes(PAGE_ROUTES, splitPrefix(pathname).pathname)?.at(-1) ?? null,
  2000,
);

/** Addresses with the headers that matter, and with the cookies of a member. */
const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 2048;

/**
 * Describes requests, each one once: first visits, crawlers and caches send the same few headers, and a member the same
 * cookies for a quarter of an hour.
 */
function describer(origin: string): Web['describe'] {
  const described = memoize(
    (text: string) => {
      const [path = '', language, agent, inWebView, cookie] = text.split('\n');
      const request = describeRequest(origin, path, {
        'accept-language': language,
        'user-agent': agent,
        ...(inWebView && { 'x-web-view': inWebView }),
        ...(cookie && { cookie }),
      });
      const { token } = request.visitor;
      return { request, until: token === null ? Number.POSITIVE_INFINITY : expiryOf(token) };
    },
    REMEMBERED,
    LONGEST_REMEMBERED,
  );
  return (path, headers) => {
    const { cookie } = headers;
    const inWebView = headers['x-web-view'] === undefined ? '' : '1';
    const { request, until } = described(
      [path, headers['accept-language'], headers['user-agent'], inWebView, cookie].join('\n'),
    );
    return Date.now() < until ? request : describeRequest(origin, path, headers);
  };
}

/** The pages of audiences, each one described once for a request that is remembered. */
function audiences(): Web['forAudience'] {
  const known = new WeakMap<PageRequest, Partial<Record<AgeClass, PageRequest>>>();
  return (request, ageClass) => {
    const ofRequest = known.get(request) ?? {};
    known.set(request, ofRequest);
    return (ofRequest[ageClass] ??= asAudience(
      request.visitor,
      new URL(request.address),
      ageClass,
    ));
  };
}

function describeRequest(origin: string, path: string, headers: RequestHeaders): PageRequest {
  // Proxies may send an absolute address; it is not a page of ours.
  const url = new URL(origin + (path.startsWith('/') ? path : '/'));
  const visitor = visitorOf(url, headers, Date.now());
  const { redirectTo, status } = ruleOf(url, visitor.isBot);
  const match = pageAt(url.pathname);
  const searches = match?.route.id === 'search' && Boolean(match.params['query']);
  const asked = {
    visitor,
    address: url.href,
    audience: null,
    redirect: null,
    searches,
    forMembers: visitor.token !== null && pageOf(match?.route.id).forAudience,
  };
  if (redirectTo) return { ...asked, redirect: { to: redirectTo, status }, forMembers: false };
  return visitor.signedIn ? asked : { ...asAudience(visitor, url, null), searches };
}

/**
 * The page of guests, or of members of a class: for a visitor without what tells one from another, so that nothing of the
 * first one gets into a page for many.
 */
function asAudience(visitor: Visitor, url: URL, ageClass: AgeClass | null): PageRequest {
  const { language, prefix, consent, webView, isBot, lean } = visitor;
  const page = pageAt(url.pathname)?.route.id;
  const address = url.origin + url.pathname + renderedQuery(page, url.searchParams);
  const kind = [language, prefix, consent, webView, isBot, lean, ageClass];
  const nobody = { token: null, profileId: null, deviceId: null, userAgent: '' };
  return {
    address,
    audience: JSON.stringify([address, ...kind]),
    visitor: { ...visitor, ...nobody, audience: ageClass },
    redirect: null,
    searches: false,
    forMembers: false,
  };
}

/**
 * The router of a language prefix: `/ar` is the router's base, so that every route, link and redirect below it
 * is written without a language and keeps the one of the address.
 */
function handlerPerLanguage(build: Build): (prefix: LanguageCode | null) => RequestHandler {
  const handlers = new Map<LanguageCode | null, RequestHandler>();
  return (prefix) => {
    const known = handlers.get(prefix);
    if (known) return known;
    const handler = createRequestHandler(
      { ...build, basename: prefix ? `/${prefix}` : '/' },
      'production',
    );
    handlers.set(prefix, handler);
    return handler;
  };
}

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Browsers ask each time; a shared cache may keep a page of guests as long as the server does. */
const OF_GUESTS =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=300, stale-if-error=86400';
/** Only this server knows who belongs to an audience of members. The browser keeps a page for Back, and asks each time. */
const OF_MEMBERS = 'private, no-cache';

interface AnswerFacts {
  visitor: Visitor;
  secure: boolean;
  /** Whether all of an audience get the answer: not one that sets a cookie. */
  isKept: boolean;
}

function cacheControl({ audience }: Visitor, isKept: boolean): string {
  if (!isKept) return 'no-store';
  return audience === null ? OF_GUESTS : OF_MEMBERS;
}

function withHeaders(response: Response, { visitor, secure, isKept }: AnswerFacts): Response {
  const headers = new Headers(response.headers);
  headers.set('content-language', visitor.language);
  headers.set('vary', 'Cookie, Accept-Language, User-Agent, X-Web-View');
  if (!headers.has('cache-control'))
    headers.set('cache-control', cacheControl(visitor, isKept && response.status === 200));
  // For a CDN that drops pages when the catalogue changes (docs/pages-and-caches.md).
  if (headers.get('cache-control') === OF_GUESTS) {
    headers.set('surrogate-key', 'pages catalogue');
    headers.set('cache-tag', 'pages,catalogue');
  }
  const isRedirect = headers.has('location');
  // A page sets it by itself once it runs, so that all of an audience get the same answer.
  if (visitor.prefix && isRedirect)
    headers.append(
      'set-cookie',
      cookieLine(COOKIES.language, visitor.prefix, { days: YEAR_DAYS, secure }),
    );
  if (visitor.webView) headers.append('set-cookie', cookieLine(COOKIES.webView, '1', { secure }));
  return new Response(response.body, { status: response.status, headers });
}
