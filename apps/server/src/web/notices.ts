import { CachedBody, sendCached } from '@kandil/api';
import { ERRORS, type Refusal } from '@kandil/contract';
import type { Web } from '@kandil/web';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends pages in place of those that are not rendered. Each exists once per language, so that a refusal is cheap. */
export function notices(web: Pick<Web, 'notice'>) {
  const pages = new Map<string, Promise<CachedBody>>();

  const make = async (...about: Parameters<Web['notice']>): Promise<CachedBody> =>
    CachedBody.of(Buffer.from(await web.notice(...about)));

  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { code, details: { retryAfter } }: Refusal,
    language: Parameters<Web['notice']>[1],
  ): Promise<void> {
    const key = `${code} ${language}`;
    const page = pages.get(key) ?? make(code, language);
    pages.set(key, page);
    // A page that could not be made is tried again with the next refusal.
    page.catch(() => pages.delete(key));
    reply.code(ERRORS[code]).headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-type': 'text/html; charset=utf-8',
    });
    if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
    // An overloaded server: the browser tries again by itself.
    if (code === 'BUSY') reply.header('refresh', String(Math.ceil(retryAfter ?? 5)));
    sendCached(request, reply, await page);
  };
}
