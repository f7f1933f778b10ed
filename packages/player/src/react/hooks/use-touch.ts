import { useEffect } from 'react';
import type { PlayerCore } from '#src/store/player.ts';

/** Records presence on every press, key or wheel. Pointer moves do not count: a shaking table moves a mouse. */
export function useTouch(core: PlayerCore): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(event, core.touch, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [core]);
}
