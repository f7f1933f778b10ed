import { useEffect } from 'react';
import type { PlayerCore } from '#src/store/player.ts';
import type { LiveChannel } from '../props.ts';

const NONE: LiveChannel['programmes'] = [];

/** Tells the player what its channel shows, and begins where the host says as soon as that can be reached. */
export function useLive(
  core: PlayerCore,
  live: LiveChannel | undefined,
  url: string | undefined,
): void {
  const programmes = live?.programmes ?? NONE;
  useEffect(() => core.store.setState({ programmes }), [core, programmes]);

  // Another stream has forgotten it.
  const joinAt = live?.from ?? null;
  useEffect(() => {
    if (url !== undefined) core.store.setState({ joinAt });
  }, [core, joinAt, url]);
}
