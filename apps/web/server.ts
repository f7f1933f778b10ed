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
import { visitorOf } from './app/data/start/visitor.ts';
import { renderedQuery } from './app/page-queries.ts';
import { PAGE_ROUTES } from './app/pages.ts';
import { SHARE, sharedPlace } from './app/shared-place.ts';

export { COOKIES, isPrivateAddress, SHARE };
export { brand } from './app/brand.ts';
export { openGraphImageUrl } from './app/ui/images.ts';
export { INDEXED_PATHS } from './app/domain/seo/indexed-paths.ts';
export { withPrefix } from './app/browser/address/language-prefix.ts';
export { paths } from './app/paths.ts';
export type { LastGood, Visitor, WebContext };

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
  /**
   * Answers a document or data request.
   * @param nonce random per answer, the same as in its Content-Security-Policy
   */
  handle(request: Request, nonce: string): Promise<Response>;
  /** Describes a request without rendering its page. */
  describe(request: Request): PageRequest;
  /** A page without scripts that says an error, in place of one that is not rendered. */
  notice(code: ErrorCode, language: LanguageCode): Promise<string>;
}

export interface PageRequest {
  visitor: Visitor;
  /**
   * For guests: all of one key are answered the same page, that of `address`. It depends on path, language, cookies,
   * the query names that the page knows, and whether the device is a slow television. Null if the answer is for one
   * visitor only, or a redirect.
   */
  kept: { key: string; address: string } | null;
  /** False for a redirect, which costs nothing. */
  isRendered: boolean;
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
  return {
    async handle(request, nonce) {
      const visitor = visitorOf(request, Date.now());
      const api = options.apiFor(visitor, request);
      const rule = ruleOf(new URL(request.url), visitor.isBot);
      const response = rule.redirectTo
        ? new Response(null, { status: rule.status, headers: { location: rule.redirectTo } })
        : await handlerOf(visitor.prefix)(
            request,
            build.entry.module.createLoadContext({
              ...options,
              analytics: isPrivateAddress(addressOf(request)) ? null : options.analytics,
              nonce,
              visitor,
              api,
              lastGood: options.lastGoodFor(visitor, api),
            }),
          );
      return withHeaders(response, visitor, new URL(options.publicOrigin).protocol === 'https:');
    },
    describe: describeRequest,
    notice: (code, language) => build.entry.module.renderNotice(code, language),
  };
}

/** What an address means before any page is matched. */
function ruleOf(url: URL, isBot: boolean): Pick<DocumentRule, 'redirectTo' | 'status'> {
  if (url.pathname === SHARE) return { redirectTo: sharedPlace(url), status: 302 };
  return documentRule(url, isBot);
}

function describeRequest(request: Request): PageRequest {
  const visitor = visitorOf(request, Date.now());
  const url = new URL(request.url);
  if (ruleOf(url, visitor.isBot).redirectTo)
    return { visitor, kept: null, isRendered: false, searches: false };
  const match = matchRoutes(PAGE_ROUTES, splitPrefix(url.pathname).pathname)?.at(-1);
  const searches = match?.route.id === 'search' && Boolean(match.params['query']);
  const told = { visitor, isRendered: true, searches };
  if (visitor.signedIn) return { ...told, kept: null };
  const address = url.origin + url.pathname + renderedQuery(match?.route.id, url.searchParams);
  const { language, prefix, consent, webView, isBot, lean } = visitor;
  const key = JSON.stringify([address, language, prefix, consent, webView, isBot, lean]);
  return { ...told, kept: { key, address } };
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

function withHeaders(response: Response, visitor: Visitor, secure: boolean): Response {
  const headers = new Headers(response.headers);
  headers.set('content-language', visitor.language);
  headers.set('vary', 'Cookie, Accept-Language, X-Web-View');
  if (!headers.has('cache-control'))
    headers.set('cache-control', visitor.signedIn ? 'no-store' : 'private, no-cache');
  if (visitor.prefix)
    headers.append(
      'set-cookie',
      cookieLine(COOKIES.language, visitor.prefix, { days: YEAR_DAYS, secure }),
    );
  if (visitor.webView) headers.append('set-cookie', cookieLine(COOKIES.webView, '1', { secure }));
  return new Response(response.body, { status: response.status, headers });
}
