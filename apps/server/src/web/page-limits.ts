import { addressKey, type AccessTokens, type LimitCall, serviceContext } from '@kandil/api';
import { content } from '@kandil/contract';
import type { PageRequest } from '@kandil/web';

/** Pages rendered for one client address, as many as calls of the catalogue (SEC-12). */
const PAGES = { name: 'pages', points: 300, seconds: 60 };

interface Limiter {
  take(limit: typeof PAGES, key: string): Promise<void>;
}

export interface PageLimitParts {
  limiter: Limiter;
  /** Multiplies the limit per client address. */
  factor: number;
  tokens: AccessTokens;
  /** The limit of calls: a search page counts as a search. */
  limit: LimitCall;
}

/** @throws Refusal TOO_MANY_REQUESTS */
export type LimitPage = (page: PageRequest, ip: string) => Promise<void>;

/** Counts a page that is about to be rendered. Pages from the cache are not counted. */
export function pageLimits({ limiter, factor, tokens, limit }: PageLimitParts): LimitPage {
  const pages = { ...PAGES, points: PAGES.points * factor };
  return async ({ visitor, searches }, ip) => {
    await limiter.take(pages, addressKey(ip));
    if (!searches) return;
    const session = visitor.token ? await tokens.read(visitor.token) : null;
    await limit(content.seriesSearch, serviceContext({ session, ip }));
  };
}
