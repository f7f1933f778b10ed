import { useRef, useState } from 'react';
import type { TitleTileData } from '../../catalogue/title-tile.tsx';
import { report } from '../../lib/report.ts';
import type { Slot } from '../../ui/window-of.ts';
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
  const [list, setList] = useState({ items: videoResources, totalCount });
  const [long, setLong] = useState<typeof longRow | null>(null);
  const [first, setFirst] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const busy = useRef(false);
  const { items } = list;
  const hasMore = items.length < list.totalCount;

  const onMove = async (index: number): Promise<void> => {
    setFirst(index - (index % STEP));
    if (busy.current || !hasMore || index + AHEAD <= items.length) return;
    busy.current = true;
    try {
      const code = await import('./long-row.ts');
      setLong(code);
      setList(await code.withMoreTiles(id, items));
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
