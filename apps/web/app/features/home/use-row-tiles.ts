import { useRef, useState } from 'react';
import { keyOfTile, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import type { ListPage } from '#app/data/reads/list-page.ts';
import { report } from '#app/browser/report.ts';
import type { Slot } from '#app/ui/window-of.ts';
import type * as longRow from './long-row.ts';
import type { Row } from './load.ts';

/** Tiles in the document before the first in view, and from it on: at most five are across. */
const BEHIND = 6;
const AHEAD = 12;
/** The window moves in steps, so that scrolling seldom renders. */
const STEP = 3;
/** Outlines that stand for tiles not yet there. */
const COMING = 3;

/**
 * The tiles of a row: further ones come as it is scrolled, and of a long row only those about the view are in the
 * document.
 */
export function useRowTiles({ id, videoResources, totalCount }: Row) {
  // What was loaded belongs to these first tiles; they themselves are as the page's data say now.
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
      await code.fill(
        id,
        { ...list, items },
        () => at.current + AHEAD,
        (next) => setLoaded({ begin, ...next }),
      );
    } catch (error) {
      // The outlines stay; the next movement asks again.
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
