import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { entryOf, placeOf, rememberPlace } from '#app/browser/scroll/scroll-places.ts';

/**
 * Restores a row's scroll position after Back or a reload.
 * @param name tells the rows of a page apart
 * @returns saves the current position
 */
export function useRestoredPlace(row: RefObject<HTMLElement | null>, name: string): () => void {
  const location = useLocation();
  // A dialog has its own address; the rows behind it keep their positions.
  const [key] = useState(() => `${entryOf(location)} ${name}`);
  useLayoutEffect(() => {
    const left = placeOf(key);
    if (left !== 0) row.current?.scrollTo({ left, behavior: 'instant' });
  }, [key, row]);
  return () => {
    if (row.current) rememberPlace(key, row.current.scrollLeft);
  };
}
