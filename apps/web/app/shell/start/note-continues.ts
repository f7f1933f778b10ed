import { browserCache } from '#app/browser/local-cache.ts';
import { onGoodCopy } from '#app/data/pages/stale-fallback.ts';
import { onSessionEnd } from '#app/data/session/member-data.ts';
import { lastKnown } from '#app/data/start/reload-start.ts';
import type { HomeData } from '#app/features/home/load.ts';

/** Item of the local cache; the start script reads it (data/start/room-script.js). */
const CONTINUES = 'continues';

/** Remembers whether home has Continue Watching, so that the next document has room for it before it comes. */
export function noteContinues(): void {
  onSessionEnd(() => browserCache.remove(CONTINUES));
  onGoodCopy((key, data) => {
    const [name, params] = JSON.parse(key) as [string, object];
    if (name !== 'home' || Object.keys(params).length > 0 || !lastKnown()?.account) return;
    const { rows } = data as HomeData;
    const isThere = rows.items.some(
      ({ type, videoResources }) => type === 'CONTINUE_WATCH' && videoResources.length > 0,
    );
    if (isThere) browserCache.set(CONTINUES, 1);
    else browserCache.remove(CONTINUES);
  });
}
