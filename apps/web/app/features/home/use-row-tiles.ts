import { useRef, useState } from 'react';
import { keyOfTile, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import type { ListPage } from '#app/data/queries/list-page.ts';
import { report } from '#app/browser/report.ts';
import type { Slot } from '@kandil/ui/place/window-of.ts';
import type * as longRow from './long-row.ts';
import { isTall, type Row } from './load.ts';

/** Tiles rendered before the first in view, and from it on: at most eight fit a screen. */
const BEHIND = 6;
const AHEAD = 12;
/** The window moves in steps, so that scrolling renders rarely. */
const STEP = 3;
/** Skeletons in place of tiles that are still to load. */
const COMING = 3;

/** The tiles of a row: more are fetched while it is scrolled, and a long row renders only those near the view. */
export function useRowTiles(row: Row) {
  const { id, videoResources, totalCount } = row;
  // The loaded tiles extend these first tiles, which always come from the page's data.
  const begin = videoResources.map(keyOfTile).join();
  const own: ListPage<TitleTileData> = { items: videoResources, totalCount };
  const [loaded, setLoaded] = useState({ begin, ...own });
  const list = loaded.begin === begin ? loaded : own;
  const [long, setLong] = useState<typeof longRow | null>(null);
  const [first, setFirst] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const busy = useRef(false);
  const at = useRef(0);
  const items = [...videoResources, ...list.items.slice(videoResources.length)];
  const hasMore = items.length < list.totalCount;

  const onMove = async (index: number): Promise<void> => {
    setFirst(index - (index % STEP));
    at.current = index;
    if (busy.current || !hasMore) return;
    busy.current = true;
    try {
      const code = await import('./long-row.ts');
      setLong(code);
      await code.loadTiles(
        { id, tall: isTall(row) },
        { ...list, items },
        () => at.current + AHEAD,
        (next) => setLoaded({ begin, ...next }),
      );
    } catch (error) {
      // The skeletons stay; the next scroll retries.
      report(error);
    }
    busy.current = false;
  };

  const count = items.length + (hasMore ? COMING : 0);
  const slots: Slot[] = long
    ? long.windowOf(first - BEHIND, first + AHEAD, count, focused)
    : Array.from({ length: count }, (_, index) => ({ index }));
  const tileAt = (index: number): TitleTileData | undefined => items[index];
  return { slots, tileAt, onMove, onFocusMove: setFocused };
}
