import { firstLanguage, secondLanguage } from '#src/captions/languages.ts';
import type { Track } from '#src/store/state.ts';
import { useCaptionState, usePlayer, usePlayerState } from '#src/react/context.ts';
import { DownIcon } from '#src/react/ui/icons.tsx';
import { languageName } from '#src/react/ui/language-name.ts';

type PickProps = {
  readonly label: string;
  readonly none: string;
  readonly tracks: readonly Track[];
  readonly chosen: string | null;
  readonly onChoose: (language: string | null) => void;
};

function Pick({ label, none, tracks, chosen, onChoose }: PickProps) {
  const { locale } = usePlayer();
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
            <option key={track.language} value={track.language}>
              {languageName(track, locale)}
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
  const first = usePlayerState(firstLanguage);
  const stored = useCaptionState((state) => state.second);
  const second = usePlayerState((state) => secondLanguage(state, stored));
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
          tracks={tracks.filter(({ language }) => language !== first)}
          chosen={second}
          onChoose={captions.chooseSecond}
        />
      ) : null}
    </div>
  );
}
