import type { Admission } from '@kandil/api';
import type { Web } from '@kandil/web';
import { randomBytes } from 'node:crypto';
import type { CachedPage } from './page-cache.ts';
import { blocksOf } from './page-gzip.ts';
import { piecesOf } from './pieces.ts';

export const newNonce = (): string => randomBytes(18).toString('base64url');

export interface Rendering {
  /** Renders when there is time for it. @throws Refusal BUSY */
  inTurn<T>(render: () => Promise<T>): Promise<T>;
  /** Renders a page for the cache. @throws Refusal BUSY */
  render(request: Request): Promise<CachedPage>;
}

export function rendering(web: Web, requests: Admission): Rendering {
  /** Placeholder of the nonce in cached pages; it is secret. */
  const mark = newNonce();

  async function inTurn<T>(render: () => Promise<T>): Promise<T> {
    const leave = await requests.render();
    try {
      return await render();
    } finally {
      leave();
    }
  }

  return {
    inTurn,
    render: (request) =>
      inTurn(async () => {
        const response = await web.handle(request, mark);
        const pieces = piecesOf(await response.text(), mark);
        const blocks = await blocksOf(pieces);
        return { status: response.status, headers: [...response.headers], pieces, blocks };
      }),
  };
}
