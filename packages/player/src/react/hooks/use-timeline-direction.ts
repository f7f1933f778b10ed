import { usePlayer, usePlayerState } from '#src/react/context.ts';

/** The timeline's direction: left to right, unless the page is right-to-left and the viewer has turned the timeline. */
export function useTimelineDirection(): 'ltr' | 'rtl' {
  const { direction } = usePlayer();
  const chosen = usePlayerState((state) => state.timeline);
  return direction === 'rtl' ? chosen : 'ltr';
}
