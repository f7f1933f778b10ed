import { type Admission, admit, isApiPath, languageOf, refusalAnswer } from '@kandil/api';
import { Refusal } from '@kandil/contract';
import { COOKIES, isPrivateAddress, type PageRequest, type Web } from '@kandil/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCached, sendPage } from './compress.ts';
import { abortedWith, copyHead, toFetchRequest } from './fetch-bridge.ts';
import { commonHeaders, DATA_POLICY, pageHeaders } from './headers.ts';
import { notices } from './notices.ts';
import { pageCache } from './page-cache.ts';
import { newNonce, rendering } from './rendering.ts';
import type { LimitPage } from './page-limits.ts';

/** The origin of an analytics script, and the consent that it needs. */
export interface AnalyticsOrigin {
  kind: 'analytics' | 'social';
  origin: string;
}

export interface PagesOptions {
  web: Web;
  publicOrigin: string;
  now: () => number;
  recaptchaUrl: string | null;
  mediaSources: readonly string[];
  analytics: readonly AnalyticsOrigin[];
  foreignPolicies: readonly string[];
  /** Origin of the collector of errors. */
  calledOrigins: readonly string[];
  limit: LimitPage;
  /** Admission under overload. */
  requests: Admission;
}

const TOKEN_PAGES =
  /^\/(?:[a-z]{2}\/)?(?:reset-password|sign-in|verify|activate|family-sharing\/accept)(?:\/|$)|[?&](?:token|code)=/;

/** Origins of the scripts that a visitor allows. After an answer the next page is a new document. */
function allowedOrigins(
  { cookies }: FastifyRequest,
  analytics: readonly AnalyticsOrigin[],
): string[] {
  const kinds = (cookies[COOKIES.consent] ?? '').split('.');
  const allowed = analytics.filter(({ kind }) => kinds.includes(kind));
  return [...new Set(allowed.map(({ origin }) => origin))];
}

/** Every address that is neither a file nor a call is a page, rendered on the server. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  const { web, publicOrigin, now, limit, requests } = options;
  const { recaptchaUrl, mediaSources, foreignPolicies, calledOrigins } = options;
  const secure = publicOrigin.startsWith('https:');
  const cache = pageCache(now);
  const sendNotice = notices(web);
  const { inTurn, render } = rendering(web, requests);

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = newNonce();
    const tokenInUrl = TOKEN_PAGES.test(request.url);
    const analytics = isPrivateAddress(request.url)
      ? []
      : allowedOrigins(request, options.analytics);
    const foreign = { recaptchaUrl, mediaSources, analytics, foreignPolicies, calledOrigins };
    reply.headers(pageHeaders({ nonce, secure, tokenInUrl, ...foreign }));
    const fetched = toFetchRequest(request, publicOrigin, abortedWith(reply));
    const visit = web.describe(fetched);
    try {
      // A page from the cache is light, and `rendering` counts the others.
      await admit(requests, request, reply, { priority: 'catalogue', isLight: true });
      if (visit.searches) await admit(requests, request, reply, { priority: 'extra' });
      return await answer(request, reply, { visit, fetched, nonce });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendNotice(request, reply, error, visit.visitor.language);
    }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, fetched, nonce }: { visit: PageRequest; fetched: Request; nonce: string },
  ): Promise<FastifyReply> {
    const { kept, isRendered } = visit;
    if (isRendered && !(kept && cache.has(kept.key))) {
      const copy = kept && requests.isRenderingLate() ? cache.copy(kept.key) : null;
      if (copy) return sendCached(request, reply, copy, nonce);
      await limit(visit, request.ip);
    }
    if (!kept) {
      const handle = () => web.handle(fetched, nonce);
      const response = await (isRendered ? inTurn(handle) : handle());
      copyHead(response, reply);
      return sendPage(request, reply, Buffer.from(await response.arrayBuffer()));
    }
    // Not with the visitor's signal or method: others get this page too.
    const { headers } = fetched;
    const page = await cache.get(kept.key, () => render(new Request(kept.address, { headers })));
    return sendCached(request, reply, page, nonce);
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (readable && !isApiPath(path)) return page(request, reply);
    const { status, envelope } = refusalAnswer(new Refusal('NOT_FOUND'), languageOf(request));
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(commonHeaders(secure));
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', DATA_POLICY);
  });
}
