import { firstKey, secondKey } from '#src/captions/languages.ts';
import type { Track } from '#src/store/state.ts';
import { useCaptionState, usePlayer, usePlayerState } from '#src/react/context.ts';
import { DownIcon } from '#src/react/ui/icons.tsx';
import { keyOf } from '#src/store/tracks.ts';
import { trackName } from '#src/react/ui/track-name.ts';

type PickProps = {
  readonly label: string;
  readonly none: string;
  readonly tracks: readonly Track[];
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
};

function Pick({ label, none, tracks, chosen, onChoose }: PickProps) {
  const { t, locale } = usePlayer();
  return (
    <label className="kp-pick">
      <span>{label}</span>
      <span className="kp-pick-box">
        <select
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{none}</option>
          {tracks.map((track) => (
            <option key={keyOf(track)} value={keyOf(track)}>
              {trackName(track, { t, locale })}
            </option>
          ))}
        </select>
        <DownIcon />
      </span>
    </label>
  );
}

/** Selects the studied language and the second one: the same two as over the picture. */
export function TranscriptLanguages() {
  const { core, captions, t } = usePlayer();
  const tracks = usePlayerState((state) => state.subtitleTracks);
  const first = usePlayerState(firstKey);
  const stored = useCaptionState((state) => state.second);
  const second = usePlayerState((state) => secondKey(state, stored));
  return (
    <div className="kp-picks">
      <Pick
        label={t('captions.language')}
        none={t('player.subtitlesOff')}
        tracks={tracks}
        chosen={first}
        onChoose={core.chooseSubtitles}
      />
      {tracks.length > 1 ? (
        <Pick
          label={t('captions.second')}
          none={t('captions.none')}
          tracks={tracks.filter((track) => keyOf(track) !== first)}
          chosen={second}
          onChoose={captions.chooseSecond}
        />
      ) : null}
    </div>
  );
}
