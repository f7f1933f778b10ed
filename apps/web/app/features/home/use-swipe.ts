import { type TouchEvent, useRef } from 'react';

/** A shorter or steeper movement is not a swipe. */
const SWIPE_PX = 48;

/** Touch handlers for a sideways swipe: 1 for the content on the right, -1 for the content on the left. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start) return;
      const across = touch.clientX - start.x;
      if (Math.abs(across) < SWIPE_PX || Math.abs(touch.clientY - start.y) > Math.abs(across))
        return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
