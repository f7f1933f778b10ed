import { usePlayer, usePlayerState } from '../context.ts';

/** Which way the timeline runs: left to right, unless words run the other way and the viewer wants it so, too. */
export function useTimelineDirection(): 'ltr' | 'rtl' {
  const { direction } = usePlayer();
  const chosen = usePlayerState((state) => state.timeline);
  return direction === 'rtl' ? chosen : 'ltr';
}
