import { firstKey, secondKey } from '#src/captions/languages.ts';
import { useCaptionState, usePlayer, usePlayerState } from '#src/react/context.ts';
import { keyOf } from '#src/store/tracks.ts';
import { trackName } from '#src/react/ui/track-name.ts';
import { moveInMenu } from '#src/react/ui/menu-keys.ts';
import { PageHead, useClosePanel } from './panel-frame.tsx';
import { RadioItems } from './radio-items.tsx';

/** The second language: any but the first. */
export function SecondPage() {
  const { captions, ui, t, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.subtitleTracks);
  const first = usePlayerState(firstKey);
  const stored = useCaptionState((state) => state.second);
  const chosen = usePlayerState((state) => secondKey(state, stored));
  const close = useClosePanel();
  const others = tracks.filter((track) => keyOf(track) !== first);
  return (
    <>
      <PageHead title={t('captions.second')} />
      <div
        className="kp-menu"
        role="menu"
        aria-label={t('captions.second')}
        tabIndex={-1}
        data-body=""
        onKeyDown={(event) => moveInMenu(event, () => ui.setState({ menu: 'subtitles' }))}
      >
        <RadioItems
          choices={[
            { value: null, text: t('player.subtitlesOff') },
            ...others.map((track) => ({
              value: keyOf(track),
              text: trackName(track, { t, locale }),
            })),
          ]}
          chosen={chosen}
          onChoose={(key) => {
            captions.chooseSecond(key);
            close();
          }}
        />
      </div>
    </>
  );
}
