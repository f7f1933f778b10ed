import { useEffect } from 'react';
import type { PlayerCore } from '#src/store/player.ts';
import type { LiveChannel } from '#src/react/props.ts';

const NONE: LiveChannel['programmes'] = [];

/** Passes a channel's programmes to the player, and seeks to the host's start time once it is reachable. */
export function useLive(
  core: PlayerCore,
  live: LiveChannel | undefined,
  url: string | undefined,
): void {
  const programmes = live?.programmes ?? NONE;
  useEffect(() => core.store.setState({ programmes }), [core, programmes]);

  // A new stream has cleared it.
  const joinAt = live?.from ?? null;
  useEffect(() => {
    if (url !== undefined) core.store.setState({ joinAt });
  }, [core, joinAt, url]);
}
