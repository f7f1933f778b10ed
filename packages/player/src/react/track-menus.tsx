import { RATES, trackFor } from '../store/reducers.ts';
import type { Track } from '../store/state.ts';
import { usePlayer, usePlayerState } from './context.ts';
import { AudioIcon, QualityIcon, SubtitlesIcon } from './icons.tsx';
import { languageName } from './language-name.ts';
import type { Choice } from './menu.tsx';
import { Menu } from './menu.tsx';

const languages = (tracks: readonly Track[], locale: string): readonly Choice<string | null>[] =>
  tracks.map((track) => ({ value: track.language, text: languageName(track, locale) }));

/** Off, or one of the subtitle languages. */
export function SubtitlesMenu() {
  const { core, labels, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.subtitleTracks);
  const chosen = usePlayerState(
    (state) => trackFor(state.subtitleTracks, state.subtitles)?.language ?? null,
  );
  if (tracks.length === 0) return null;
  return (
    <Menu
      name="subtitles"
      label={labels.subtitles}
      shortcut="C"
      face={<SubtitlesIcon />}
      lit={chosen !== null}
      choices={[{ value: null, text: labels.subtitlesOff }, ...languages(tracks, locale)]}
      chosen={chosen}
      onChoose={core.chooseSubtitles}
    />
  );
}

/** The spoken language. */
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

const pixels = (height: number): string => `${height}p`;

/** Automatic, or one rung of the ladder. */
export function QualityMenu() {
  const { core, labels } = usePlayer();
  const heights = usePlayerState((state) => state.qualities);
  const chosen = usePlayerState((state) => state.quality);
  const playing = usePlayerState((state) => state.playingQuality);
  if (heights.length < 2) return null;
  const note = chosen === 'auto' && playing !== null ? pixels(playing) : undefined;
  return (
    <Menu
      name="quality"
      label={labels.quality}
      face={<QualityIcon />}
      choices={[
        { value: 'auto', text: labels.qualityAuto, note },
        ...heights.map((height) => ({ value: height, text: pixels(height) })),
      ]}
      chosen={chosen}
      onChoose={core.chooseQuality}
    />
  );
}

const times = (rate: number): string => `${rate}×`;

/** How fast. */
export function SpeedMenu() {
  const { core, labels } = usePlayer();
  const rate = usePlayerState((state) => state.rate);
  return (
    <Menu
      name="speed"
      label={labels.speed}
      value={times(rate)}
      face={<span className="kp-rate">{times(rate)}</span>}
      lit={rate !== 1}
      choices={RATES.map((value) => ({
        value: value as number,
        text: times(value),
        note: value === 1 ? labels.speedNormal : undefined,
      }))}
      chosen={rate}
      onChoose={core.setRate}
    />
  );
}
