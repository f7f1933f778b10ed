import { useEffect } from 'react';
import type { PlayerCore } from '#src/store/player.ts';

/** Tells the player that somebody is there, at each press of anything. A pointer that moves may be a table that shakes. */
export function useTouch(core: PlayerCore): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(event, core.touch, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [core]);
}
