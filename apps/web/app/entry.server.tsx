import { content } from '@kandil/contract';
import type { ErrorCode } from '@kandil/contract/errors';
import type { LanguageCode } from '@kandil/i18n';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import startScript from './data/start/boot-script.js?raw';
import headScript from './data/start/head-script.js?raw';
import type { Boot } from './data/start/boot.ts';
import type { DetailData } from './features/detail/load.ts';
import type { HomeData } from './features/home/load.ts';
import {
  type Visitor,
  type WebContext,
  webContext,
  type WebSite,
} from './data/start/load-context.ts';
import { SiteProvider } from './data/start/site.tsx';
import { siteTextsOf } from './data/start/site-words.ts';
import type { PageId } from './pages.ts';
import type { Start } from './data/start/start.ts';
import { Notice } from './shell/errors/notice.tsx';
import { TextsProvider } from '@kandil/ui/text/texts.tsx';
import { type RenderedPage, structuredData } from './domain/seo/structured-data/index.ts';

/** The load context of a request; made here, so that it is the one the bundled routes read. */
export function createLoadContext(web: WebContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(webContext, web);
  return provider;
}

/**
 * Renders a document. The router's own scripts would start React while the page still loads; instead the data
 * of the page and the start script go into one inline script at its end. As a browser renders the page from these data
 * alone, a document with the same data is the same: it is not rendered again (docs/decisions/0080).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { visitor, site, reports, isUnchanged, allowScript } = loadContext.get(webContext);
  const script = bootScript(context, visitor, { site: site.shown, reports });
  if (status === 200 && isUnchanged(script)) return new Response(null, { status: 304, headers });
  allowScript(script);
  const body = await renderToReadableStream(
    <SiteProvider site={site.shown}>
      <TextsProvider
        language={visitor.language}
        prefix={visitor.prefix}
        texts={siteTextsOf(site.words, visitor.language, 'ui')}
      >
        <ServerRouter context={withoutStream(context)} url={request.url} />
      </TextsProvider>
    </SiteProvider>,
    {
      signal: request.signal,
      bootstrapScriptContent: script,
      // Sent whole and in its order: nothing of it waits for a script to put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const described = status === 200 ? structuredData(renderedOf(context), site) : '';
  allowScript(headScript);
  const html = await new Response(body).text();
  const marks = `${visitor.lean ? 'data-lean ' : ''}${visitor.television ? 'data-television ' : ''}`;
  const marked = html.replace('<html ', `<html ${marks}`);
  // First in the head: a script after a style sheet waits for it. Texts in the head are escaped, so that the first end of
  // a head is its end.
  return new Response(
    marked
      .replace('<head>', () => `<head><script>${headScript}</script>`)
      .replace('</head>', () => `${described}</head>`),
    { status, headers },
  );
}

/** Receives what fails in loaders and while a page is rendered. A request that ended and a missing page are no faults. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(webContext).report(error);
}

/** A document without scripts: it needs neither the router nor any service. */
export async function renderNotice(
  code: ErrorCode,
  language: LanguageCode,
  { words, shown }: WebSite,
): Promise<string> {
  const written = (section: 'ui' | 'errors') => siteTextsOf(words, language, section);
  const markup = renderToStaticMarkup(
    <SiteProvider site={shown}>
      <TextsProvider language={language} prefix={null} texts={written('ui')}>
        <Notice message={written('errors')[code] ?? ''} />
      </TextsProvider>
    </SiteProvider>,
  );
  return `<!DOCTYPE html>${markup}`;
}

function renderedOf({ staticHandlerContext }: EntryContext): RenderedPage {
  const { matches, loaderData } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? 'notFound';
  return { page: id as PageId, data: loaderData[id], start: loaderData['root'] as Start };
}

/** The data goes into the page as plain JSON; the router's own stream of it is left out. */
function withoutStream({ serverHandoffStream: _stream, ...context }: EntryContext): EntryContext {
  return context;
}

function bootScript(
  context: EntryContext,
  visitor: Visitor,
  given: Pick<Boot, 'site' | 'reports'>,
): string {
  return `window.boot=${inline({ ...bootOf(context, visitor), ...given })};${startScript}`;
}

function bootOf(
  { manifest, staticHandlerContext }: EntryContext,
  visitor: Visitor,
): Omit<Boot, 'site' | 'reports'> {
  const { language, prefix } = visitor;
  const { matches, loaderData, errors } = staticHandlerContext;
  const routes = matches.flatMap((match) => manifest.routes[match.route.id] ?? []);
  const start = loaderData['root'] as Start | undefined;
  const chunks = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  return {
    language,
    prefix,
    config: start?.config ?? null,
    page: (matches.at(-1)?.route.id ?? 'notFound') as PageId,
    state: { loaderData, errors },
    part: visitor.audience && { url: partUrl(loaderData) },
    textsUrl: `/api/content/public/translation/${language}?v=${encodeURIComponent(start?.textsVersion ?? '')}`,
    entry: manifest.entry.module,
    preload: [...new Set(chunks)],
  };
}

/** Address of the member's part of a page, by what is left open in its data. */
function partUrl({ home, category, detail }: Record<string, unknown>): string {
  const { rows } = (home ?? category ?? {}) as Partial<HomeData>;
  const { series } = (detail ?? {}) as Partial<DetailData>;
  const open = rows?.items.filter(({ videoResources }) => videoResources.length === 0) ?? [];
  const query = new URLSearchParams({
    ...(open.length > 0 && { rows: open.map(({ id }) => id).join() }),
    ...(series && { seriesId: String(series.id) }),
  });
  const [path] = content.memberPart.paths;
  return `/api/${content.memberPart.service}${path}?${query.toString()}`;
}

/** A value as JavaScript that cannot end the script it stands in. */
function inline(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
