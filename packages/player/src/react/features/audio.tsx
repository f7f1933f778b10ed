import { keyOf, trackFor } from '#src/store/tracks.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { AudioIcon } from '#src/react/ui/icons.tsx';
import { trackName } from '#src/react/ui/track-name.ts';
import { Menu } from '#src/react/ui/menu.tsx';

/** The language and kind of the sound. */
export function AudioMenu() {
  const { core, t, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.audioTracks);
  const playing = usePlayerState((state) => trackFor(state.audioTracks, state.audio));
  if (tracks.length < 2) return null;
  return (
    <Menu<string | null>
      name="audio"
      label={t('detail.audio')}
      face={<AudioIcon />}
      choices={tracks.map((track) => ({
        value: keyOf(track),
        text: trackName(track, { t, locale }),
      }))}
      chosen={playing === undefined ? null : keyOf(playing)}
      onChoose={(key) => key !== null && core.chooseAudio(key)}
    />
  );
}
