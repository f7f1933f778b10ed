import type { ErrorCode } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { ReportSettings } from '@kandil/contract/report-settings';
import type { SiteDocument } from '@kandil/contract/site';
import type { Territory } from '@kandil/contract/territory';
import type { LanguageCode } from '@kandil/i18n';
import { fileURLToPath } from 'node:url';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { COOKIES, cookieLine, YEAR_DAYS } from './app/browser/cookies.ts';
import { isPrivateAddress } from './app/data/analytics/private-pages.ts';
import type { AnalyticsSites } from './app/data/analytics/reporter.ts';
import type { LastGood, Visitor, WebContext, WebSite } from './app/data/start/load-context.ts';
import type { RequestHeaders } from './app/data/start/visitor.ts';
import { SHARE } from './app/shared-place.ts';
import { audiences, describer } from './describer.ts';
import type { MemberView, PageRequest } from './page-request.ts';
import { siteViews } from './site.ts';

export { COOKIES, isPrivateAddress, SHARE };
export { languagesOf, markOf, siteStyles } from './site.ts';
export { openGraphImageUrl } from '@kandil/ui/images.ts';
export { INDEXED_PATHS } from './app/domain/seo/indexed-paths.ts';
export { withPrefix } from './app/browser/address/language-prefix.ts';
export { isOffered, paths } from './app/paths.ts';
export type { LastGood, MemberView, PageRequest, RequestHeaders, Visitor, WebContext };

export interface WebOptions {
  /** Calls the services in process as this visitor: their language, token, profile and device. */
  apiFor(visitor: Visitor, request: Request): Api;
  /** The last good answers of these calls, for the time when they fail. */
  lastGoodFor(visitor: Visitor, api: Api): LastGood;
  /** The territory that a request comes from. */
  territoryOf(headers: RequestHeaders): Territory;
  /** The header with the country while pages depend on it, for caches in front; null: they do not. */
  countryHeader(): string | null;
  /** The operator's site document. */
  site(): SiteDocument;
  /** Origin of canonical links, without trailing slash. */
  publicOrigin: string;
  demo: boolean;
  modalsPage: boolean;
  /** Who receives what visitors do, where they allow it. */
  analytics: AnalyticsSites | null;
  /** Where browsers report errors; null: nowhere. */
  reports: ReportSettings | null;
  /** Receives what fails while a page is rendered. */
  report(problem: unknown): void;
}

export interface Web {
  /** What a request asks for. It renders nothing. @param path of the request, with its query */
  describe(path: string, headers: RequestHeaders): PageRequest;
  /** The page for all members of a class and territory, in place of that of one of them: `forMembers` is true. */
  forAudience(request: PageRequest, members: MemberView): PageRequest;
  /** Renders the document of a request; 304 instead of one that is unchanged. */
  render(request: PageRequest, options?: RenderOptions): Promise<RenderedDocument>;
  /** A page without scripts that says an error, in place of one that is not rendered. */
  notice(code: ErrorCode, language: LanguageCode): Promise<string>;
}

export interface RenderOptions {
  /** Aborts it; a page that others get too is rendered without one. */
  signal?: AbortSignal;
  isUnchanged?: WebContext['isUnchanged'];
}

export interface RenderedDocument {
  response: Response;
  /** Its inline scripts, for the hashes of its policy. Nothing else in it may run. */
  scripts: readonly string[];
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
      renderNotice(code: ErrorCode, language: LanguageCode, site: WebSite): Promise<string>;
    };
  };
};

/** Loads the built pages (`npm run build -w @kandil/web`). @throws when there is no build */
export async function loadWeb(options: WebOptions): Promise<Web> {
  const build = (await import(new URL('./build/server/index.js', import.meta.url).href)) as Build;
  const handlerOf = handlerPerLanguage(build);
  const secure = new URL(options.publicOrigin).protocol === 'https:';
  const site = siteViews(options);
  return {
    describe: describer(site.offer, options.territoryOf),
    forAudience: audiences(),
    async render(
      { visitor, address, audience, redirect, showsGuide },
      { signal, isUnchanged } = {},
    ) {
      const request = new Request(address, signal ? { signal } : {});
      const api = options.apiFor(visitor, request);
      const scripts: string[] = [];
      const response = redirect
        ? new Response(null, { status: redirect.status, headers: { location: redirect.to } })
        : await handlerOf(visitor.prefix)(
            request,
            build.entry.module.createLoadContext({
              ...options,
              site: site.in(visitor.language),
              analytics: isPrivateAddress(addressOf(request)) ? null : options.analytics,
              isUnchanged: isUnchanged ?? (() => false),
              allowScript: (script) => void scripts.push(script),
              visitor,
              api,
              lastGood: options.lastGoodFor(visitor, api),
            }),
          );
      const isCacheable = audience !== null && !visitor.webView;
      return {
        response: withHeaders(response, {
          visitor,
          secure,
          isCacheable,
          showsGuide,
          countryHeader: options.countryHeader(),
        }),
        scripts,
      };
    },
    notice: (code, language) => build.entry.module.renderNotice(code, language, site.in(language)),
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
  isCacheable: boolean;
  showsGuide: boolean;
  countryHeader: string | null;
}

function cacheControl({ audience }: Visitor, isCacheable: boolean): string {
  if (!isCacheable) return 'no-store';
  return audience === null ? OF_GUESTS : OF_MEMBERS;
}

function withHeaders(
  response: Response,
  { visitor, secure, isCacheable, showsGuide, countryHeader }: AnswerFacts,
): Response {
  const headers = new Headers(response.headers);
  headers.set('content-language', visitor.language);
  headers.set('vary', 'Cookie, Accept-Language, User-Agent, X-Web-View');
  if (countryHeader) headers.append('vary', countryHeader);
  if (!headers.has('cache-control'))
    headers.set('cache-control', cacheControl(visitor, isCacheable && response.status === 200));
  // For a CDN that drops pages when the catalogue or a guide changes (docs/topics/pages-and-caches.md).
  if (headers.get('cache-control') === OF_GUESTS) {
    const keys = ['pages', 'catalogue', ...(showsGuide ? ['guide'] : [])];
    headers.set('surrogate-key', keys.join(' '));
    headers.set('cache-tag', keys.join());
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
