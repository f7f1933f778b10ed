import type { PlayerProps } from '@kandil/player/react';
import { useMemo } from 'react';
import { useStart } from '../../lib/start.ts';
import { preferencesOf } from './preferences.ts';

/** Whether this device has a pointer that hovers, and so most likely a keyboard. The server cannot know, nor need it. */
const isDesk = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** What a profile and the configuration say of the player. */
export function usePlayerRules(): Pick<PlayerProps, 'preferences' | 'autoNext' | 'extras'> {
  const { account, profileId, config } = useStart();
  const profile = account?.userProfile.find(({ id }) => id === profileId);
  const child = profile?.profileType === 'KIDS';
  const preferences = useMemo(
    () => preferencesOf(profileId === null ? null : { id: profileId, child }),
    [profileId, child],
  );
  const extras = config.PLAYER_DESKTOP_ONLY !== 'true' || isDesk();
  return { preferences, extras, autoNext: profile?.autoNextEpisode ?? true };
}
