import type { PlayerProps } from '@kandil/player/react';
import { useMemo } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { preferencesOf } from '#app/domain/playback/preferences.ts';

/** Whether this device can hover, and so most likely has a keyboard. The server cannot know, nor does it need to. */
const isDesk = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The player's options from the profile and the configuration. */
export function usePlayerRules(): Pick<
  PlayerProps,
  'preferences' | 'autoNext' | 'extras' | 'figures'
> {
  const { profileId, config, language } = useStart();
  const { currentProfile } = useClientState();
  const child = currentProfile?.profileType === 'KIDS';
  const spoken = currentProfile?.langCode ?? language;
  const { audioDescription, subtitlesForDeaf } = currentProfile ?? {};
  const preferences = useMemo(() => {
    const viewer = { child, audioDescription, subtitlesForDeaf };
    const languages = [language, spoken, 'en'];
    return preferencesOf(profileId === null ? null : { id: profileId, ...viewer }, languages);
  }, [profileId, child, language, spoken, audioDescription, subtitlesForDeaf]);
  const extras = config.PLAYER_DESKTOP_ONLY !== 'true' || isDesk();
  const figures = config.DEBUG_OVERLAY_ENABLED === 'true';
  return { preferences, extras, figures, autoNext: currentProfile?.autoNextEpisode ?? true };
}
