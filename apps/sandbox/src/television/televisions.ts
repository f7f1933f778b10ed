import { randomUUID } from 'node:crypto';
import type { Product } from './product.ts';
import { Television } from './television.ts';

const MOST = 50;
const COOKIE = /(?:^|;\s*)television=([\w-]{36})(?:;|$)/;

/** One television per browser, identified by a cookie; the oldest are evicted. */
export function televisions(product: Product) {
  const all = new Map<string, Television>();
  return {
    known: (cookies: string | undefined) => all.get(COOKIE.exec(cookies ?? '')?.[1] ?? ''),
    /** @returns the television and its cookie */
    add() {
      const id = randomUUID();
      const television = new Television(product);
      all.set(id, television);
      const [oldest] = all.keys();
      if (all.size > MOST && oldest) all.delete(oldest);
      return {
        television,
        cookie: `television=${id}; Path=/television; HttpOnly; SameSite=Strict`,
      };
    },
  };
}
