import { isApiPath, languageOf, refusalAnswer } from '@kandil/api';
import { Refusal } from '@kandil/contract';
import { isPrivateAddress, type Web } from '@kandil/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { sendKept, sendPage } from './compress.ts';
import { abortedWith, copyHead, toFetchRequest } from './fetch-bridge.ts';
import { commonHeaders, DATA_POLICY, pageHeaders } from './headers.ts';
import { type CachedPage, pageCache, piecesOf } from './page-cache.ts';
import { blocksOf } from './page-gzip.ts';

export interface PagesOptions {
  web: Web;
  publicOrigin: string;
  now: () => number;
  recaptchaUrl: string | null;
  mediaSources: readonly string[];
  /** Origins of analytics scripts. */
  analytics: readonly string[];
}

const TOKEN_PAGES =
  /^\/(?:[a-z]{2}\/)?(?:reset-password|sign-in|verify|activate|family-sharing\/accept)(?:\/|$)|[?&](?:token|code)=/;

const newNonce = (): string => randomBytes(18).toString('base64url');

/** Every address that is neither a file nor a call is a page, rendered on the server. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  const { web, publicOrigin, now, recaptchaUrl, mediaSources } = options;
  const secure = publicOrigin.startsWith('https:');
  const cached = pageCache(now);
  /** Placeholder of the nonce in cached pages; it is secret. */
  const mark = newNonce();

  async function render(request: Request): Promise<CachedPage> {
    const response = await web.handle(request, mark);
    const pieces = piecesOf(await response.text(), mark);
    const blocks = await blocksOf(pieces);
    return { status: response.status, headers: [...response.headers], pieces, blocks };
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = newNonce();
    const tokenInUrl = TOKEN_PAGES.test(request.url);
    const analytics = isPrivateAddress(request.url) ? [] : options.analytics;
    reply.headers(
      pageHeaders({ nonce, secure, tokenInUrl, recaptchaUrl, mediaSources, analytics }),
    );
    const fetched = toFetchRequest(request, publicOrigin, abortedWith(reply));
    const key = web.guestKey(fetched);
    if (key === null) {
      const response = await web.handle(fetched, nonce);
      copyHead(response, reply);
      return sendPage(request, reply, Buffer.from(await response.arrayBuffer()));
    }
    const kept = await cached(key, () => render(new Request(fetched, { signal: null })));
    for (const [name, value] of kept.headers) reply.header(name, value);
    reply.code(kept.status);
    return sendKept(request, reply, kept, nonce);
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
