import { RATES, trackFor } from '#src/store/reducers.ts';
import type { Track } from '#src/store/state.ts';
import { usePlayer, usePlayerState } from '../context.ts';
import { AudioIcon } from '../icons.tsx';
import { languageName } from './language-name.ts';
import type { Choice } from './menu.tsx';
import { Menu } from './menu.tsx';
import { times } from './setting-names.ts';

const languages = (tracks: readonly Track[], locale: string): readonly Choice<string | null>[] =>
  tracks.map((track) => ({ value: track.language, text: languageName(track, locale) }));

/** The audio language. */
export function AudioMenu() {
  const { core, labels, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.audioTracks);
  const chosen = usePlayerState(
    (state) => trackFor(state.audioTracks, state.audio)?.language ?? null,
  );
  if (tracks.length < 2) return null;
  return (
    <Menu
      name="audio"
      label={labels.audio}
      face={<AudioIcon />}
      choices={languages(tracks, locale)}
      chosen={chosen}
      onChoose={(language) => language !== null && core.chooseAudio(language)}
    />
  );
}

/** The playback speed. */
export function SpeedMenu() {
  const { core, labels, locale } = usePlayer();
  const rate = usePlayerState((state) => state.rate);
  return (
    <Menu
      name="speed"
      className="kp-wide"
      label={labels.speed}
      value={times(rate, locale)}
      face={<span className="kp-rate">{times(rate, locale)}</span>}
      lit={rate !== 1}
      choices={RATES.map((value) => ({
        value: value as number,
        text: times(value, locale),
        note: value === 1 ? labels.speedNormal : undefined,
      }))}
      chosen={rate}
      onChoose={core.setRate}
    />
  );
}
