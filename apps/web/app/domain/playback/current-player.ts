import type { PlayerHandle } from '@kandil/player/react';
import { type RefCallback, useCallback } from 'react';

interface CurrentPlayer extends PlayerHandle {
  /** It shows a channel, which does not wait. */
  isLive: boolean;
}

let current: CurrentPlayer | null = null;

/** The player of this page; null where there is none. Previews and trailers of pages are not players. */
export const currentPlayer = (): CurrentPlayer | null => current;

/** A reference for the player of the page. */
export function useCurrentPlayer(isLive: boolean): RefCallback<PlayerHandle> {
  return useCallback(
    (player) => {
      current = player && { ...player, isLive };
      return () => {
        current = null;
      };
    },
    [isLive],
  );
}
