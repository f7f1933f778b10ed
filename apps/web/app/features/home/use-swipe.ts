import { type Touch, type TouchEvent, useRef } from 'react';

/** A shorter or steeper movement is not a swipe. */
const SWIPE_PX = 48;

/** Touch handlers for a sideways swipe: 1 for the content on the right, -1 for the content on the left. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<Touch | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches[0] ?? null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start) return;
      const across = touch.clientX - start.clientX;
      if (Math.abs(across) < SWIPE_PX || Math.abs(touch.clientY - start.clientY) > Math.abs(across))
        return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
