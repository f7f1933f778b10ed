import { useEffect } from 'react';
import { positionAt } from '../store/live.ts';
import type { PlayerCore } from '../store/player.ts';
import type { LiveChannel } from './props.ts';

const NONE: LiveChannel['programmes'] = [];

/** Tells the player what its channel shows, and begins where the host says as soon as that can be reached. */
export function useLive(
  core: PlayerCore,
  live: LiveChannel | undefined,
  url: string | undefined,
): void {
  const programmes = live?.programmes ?? NONE;
  useEffect(() => core.store.setState({ programmes }), [core, programmes]);

  const from = live?.from;
  useEffect(() => {
    if (from === undefined || url === undefined) return undefined;
    const stop = core.store.subscribe((state) => {
      const position = positionAt(state, from);
      if (position === null || state.seekable.end === 0 || state.source?.url !== url) return;
      stop();
      core.seek(position);
    });
    return stop;
  }, [core, from, url]);
}
