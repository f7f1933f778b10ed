import { type Admission, CachedBody, tagOf } from '@kandil/api';
import type { PageRequest, RenderedDocument, Web } from '@kandil/web';
import { createHash } from 'node:crypto';

/** A rendered page as it is sent to everybody of an audience. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: CachedBody;
  /** Its inline scripts, as sources of its policy. */
  scripts: readonly string[];
  showsGuide: boolean;
}

type HeadersFor = (scripts: readonly string[]) => Record<string, string>;

export interface Rendering {
  /** Renders when there is time for it. @throws Refusal BUSY */
  document(request: PageRequest, signal: AbortSignal): Promise<RenderedDocument>;
  /**
   * Renders a page for an audience, or returns the one before if its data are the same.
   * @param headersFor the headers of a page with these inline scripts, as sources of its policy
   * @param old the page before
   * @throws Refusal BUSY
   */
  page(request: PageRequest, headersFor: HeadersFor, old: CachedPage | null): Promise<CachedPage>;
}

export function rendering(web: Web, requests: Admission): Rendering {
  async function inTurn<T>(render: () => Promise<T>): Promise<T> {
    const leave = await requests.render();
    try {
      return await render();
    } finally {
      leave();
    }
  }

  async function page(
    request: PageRequest,
    headersFor: HeadersFor,
    old: CachedPage | null,
  ): Promise<CachedPage> {
    const isUnchanged = (script: string) => old?.scripts.includes(scriptSource(script)) ?? false;
    const { response, scripts: sent } = await web.render(request, { isUnchanged });
    if (response.status === 304 && old) return old;
    const bytes = Buffer.from(await response.arrayBuffer());
    const scripts = sent.map(scriptSource);
    const headers = { ...headersOf(response), ...headersFor(scripts) };
    const tag = tagOf(bytes, String(headers['content-security-policy']));
    const body = old?.body.tag === tag ? old.body : await CachedBody.of(bytes, tag);
    return { status: response.status, headers, body, scripts, showsGuide: request.showsGuide };
  }

  return {
    document: (request, signal) =>
      request.redirect
        ? web.render(request, { signal })
        : inTurn(() => web.render(request, { signal })),
    page: (...args) => inTurn(() => page(...args)),
  };
}

/** The headers of a rendered page; those with several values as a list. */
export function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie();
  const others = [...headers].filter(([name]) => name !== 'set-cookie');
  return { ...Object.fromEntries(others), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

/** An inline script as a source of `script-src` (CSP Level 3, 2.3.1). */
export const scriptSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
