import type { PlayerProps } from '@kandil/player/react';
import { useMemo } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { preferencesOf } from './preferences.ts';

/** Whether this device has a pointer that hovers, and so most likely a keyboard. The server cannot know, nor need it. */
const isDesk = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** What a profile and the configuration say of the player. */
export function usePlayerRules(): Pick<PlayerProps, 'preferences' | 'autoNext' | 'extras'> {
  const { profileId, config } = useStart();
  const { currentProfile } = useClientState();
  const child = currentProfile?.profileType === 'KIDS';
  const preferences = useMemo(
    () => preferencesOf(profileId === null ? null : { id: profileId, child }),
    [profileId, child],
  );
  const extras = config.PLAYER_DESKTOP_ONLY !== 'true' || isDesk();
  return { preferences, extras, autoNext: currentProfile?.autoNextEpisode ?? true };
}
