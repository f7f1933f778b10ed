import { firstLanguage, secondLanguage } from '#src/captions/languages.ts';
import { useCaptionState, usePlayer, usePlayerState } from '#src/react/context.ts';
import { languageName } from '#src/react/ui/language-name.ts';
import { moveInMenu } from '#src/react/ui/menu-keys.ts';
import { PageHead, useClosePanel } from './panel-frame.tsx';
import { RadioItems } from './radio-items.tsx';

/** The second language: any but the first. */
export function SecondPage() {
  const { captions, ui, t, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.subtitleTracks);
  const first = usePlayerState(firstLanguage);
  const stored = useCaptionState((state) => state.second);
  const chosen = usePlayerState((state) => secondLanguage(state, stored));
  const close = useClosePanel();
  const others = tracks.filter(({ language }) => language !== first);
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
              value: track.language,
              text: languageName(track, locale),
            })),
          ]}
          chosen={chosen}
          onChoose={(language) => {
            captions.chooseSecond(language);
            close();
          }}
        />
      </div>
    </>
  );
}
