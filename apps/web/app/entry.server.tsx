import { textsOf } from '@kandil/i18n/locales';
import type { LanguageCode } from '@kandil/i18n';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import startScript from './boot/start.js?raw';
import type { Boot } from './boot/boot.ts';
import { type Visitor, type WebContext, webContext } from './lib/load-context.ts';
import type { Start } from './lib/start.ts';
import { TextsProvider } from './lib/texts.tsx';

/** The load context of a request; made here, so that it is the one the bundled routes read. */
export function createLoadContext(web: WebContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(webContext, web);
  return provider;
}

/** Texts by language, gaps filled once. */
const texts = new Map<LanguageCode, Record<string, string>>();
function textsIn(language: LanguageCode): Record<string, string> {
  const known = texts.get(language) ?? textsOf(language, 'ui');
  texts.set(language, known);
  return known;
}

/**
 * Renders a document. The router's own scripts would start React while the page still loads; instead the data
 * of the page and the start script go into one inline script at its end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, visitor } = loadContext.get(webContext);
  const { serverHandoffStream, ...entryContext } = context;
  const state = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const body = await renderToReadableStream(
    <TextsProvider language={visitor.language} texts={textsIn(visitor.language)}>
      <ServerRouter context={entryContext as EntryContext} url={request.url} nonce={nonce} />
    </TextsProvider>,
    { nonce, signal: request.signal, bootstrapScriptContent: bootScript(context, state, visitor) },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}

function bootScript(context: EntryContext, state: string, visitor: Visitor): string {
  const boot: Boot = bootOf(context, visitor);
  return `window.__reactRouterContext=${context.serverHandoffString ?? '{}'};
window.__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${inline(state)});c.close()}}).pipeThrough(new TextEncoderStream());
window.boot=${inline(boot)};
${startScript}`;
}

function bootOf({ manifest, staticHandlerContext }: EntryContext, { language, prefix }: Visitor): Boot {
  const matched = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id] ?? []);
  const modules = matched.map((route) => route.module);
  const preload = [manifest.entry.module, ...manifest.entry.imports, ...matched.flatMap((route) => route.imports ?? [])];
  const start = staticHandlerContext.loaderData['root'] as Start | undefined;
  return {
    language,
    prefix,
    config: start?.config ?? null,
    textsUrl: `/api/content/public/translation/${language}?v=${encodeURIComponent(start?.textsVersion ?? '')}`,
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes: Object.fromEntries(matched.map((route) => [route.id, route.module])),
    preload: [...new Set(preload)].filter((url) => !modules.includes(url)),
  };
}

/** A value as JavaScript that cannot end the script it stands in. */
function inline(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
