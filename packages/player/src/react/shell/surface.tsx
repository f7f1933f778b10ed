import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { SKIP_SECONDS } from '#src/store/features/seeking.ts';
import { togglePlay } from '#src/react/features/play.tsx';
import { skip } from '#src/react/features/seek.tsx';
import { usePlayer } from '#src/react/context.ts';
import type { Tap } from './taps.ts';
import { tapMeaning, zoneOf } from './taps.ts';
import { useTimelineDirection } from '#src/react/hooks/use-timeline-direction.ts';

/**
 * Handles pointer input on the picture: a click plays and pauses, a double click toggles full screen; a tap shows the
 * controls, a double tap on a side skips. Each of these also has a button and a key.
 */
export function Surface() {
  const parts = usePlayer();
  const last = useRef<Tap | null>(null);
  const way = useTimelineDirection();

  const touch = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = way === 'ltr' ? event.clientX - box.left : box.right - event.clientX;
    const tap: Tap = { at: event.timeStamp, zone: zoneOf(along, box.width) };
    const meaning = tapMeaning(last.current, tap);
    last.current = tap;
    if (meaning === 'controls') parts.ui.setState(({ active }) => ({ active: !active }));
    else skip(parts, meaning === 'back' ? -SKIP_SECONDS : SKIP_SECONDS);
  };
  const release = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType === 'touch') touch(event);
    else if (event.button === 0) togglePlay(parts);
  };

  return (
    <div
      className="kp-surface"
      onPointerUp={release}
      // The browser's click after a tap would press the button that just appeared under the finger.
      onTouchEnd={(event) => event.preventDefault()}
      onDoubleClick={parts.core.toggleFullscreen}
    />
  );
}
