import { trackFor } from '#src/store/tracks.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { AudioIcon } from '#src/react/ui/icons.tsx';
import { languageName } from '#src/react/ui/language-name.ts';
import { Menu } from '#src/react/ui/menu.tsx';

/** The audio language. */
export function AudioMenu() {
  const { core, t, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.audioTracks);
  const chosen = usePlayerState(
    (state) => trackFor(state.audioTracks, state.audio)?.language ?? null,
  );
  if (tracks.length < 2) return null;
  return (
    <Menu<string | null>
      name="audio"
      label={t('detail.audio')}
      face={<AudioIcon />}
      choices={tracks.map((track) => ({
        value: track.language,
        text: languageName(track, locale),
      }))}
      chosen={chosen}
      onChoose={(language) => language !== null && core.chooseAudio(language)}
    />
  );
}
