import type { ReactNode } from 'react';
import { firstKey, secondKey } from '#src/captions/languages.ts';
import { printOffset } from '../caption-commands.ts';
import { useCaptionState, usePlayer, usePlayerState } from '#src/react/context.ts';
import {
  ForwardIcon,
  LookIcon,
  SecondSubtitlesIcon,
  TimingIcon,
  TranscriptIcon,
} from '#src/react/ui/icons.tsx';
import { keyOf } from '#src/store/tracks.ts';
import { trackName } from '#src/react/ui/track-name.ts';
import { moveInMenu } from '#src/react/ui/menu-keys.ts';
import type { SubtitlePage } from '#src/react/ui-store.ts';
import { useClosePanel } from './panel-frame.tsx';
import { RadioItems } from './radio-items.tsx';

type ItemProps = {
  readonly icon: ReactNode;
  readonly text: string;
  readonly note?: string | undefined;
  readonly leads?: boolean;
  readonly onChoose: () => void;
};

function Item({ icon, text, note, leads = false, onChoose }: ItemProps) {
  return (
    <button
      type="button"
      className="kp-item"
      role="menuitem"
      tabIndex={-1}
      aria-haspopup={leads ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className="kp-item-mark kp-item-sign">{icon}</span>
      <span>{text}</span>
      <span className="kp-item-note">
        {note === undefined ? null : <bdi>{note}</bdi>}
        {leads ? <ForwardIcon /> : null}
      </span>
    </button>
  );
}

/** A second language, a time shift and a transcript need files and a first language. */
function StudyItems({ onPage }: { readonly onPage: (page: SubtitlePage) => void }) {
  const { core, ui, t, locale } = usePlayer();
  const chosen = useCaptionState((state) => state.second);
  const offset = useCaptionState((state) => state.offset);
  const tracks = usePlayerState((state) => state.subtitleTracks);
  const second = usePlayerState((state) => secondKey(state, chosen));
  const on = usePlayerState((state) => firstKey(state) !== null);
  const track = tracks.find((each) => keyOf(each) === second);
  const openTranscript = (): void => {
    if (!on) core.toggleSubtitles();
    ui.setState({ transcript: true, menu: null });
  };
  return (
    <>
      {on && tracks.length > 1 ? (
        <Item
          icon={<SecondSubtitlesIcon />}
          text={t('captions.second')}
          note={track === undefined ? t('player.subtitlesOff') : trackName(track, { t, locale })}
          leads
          onChoose={() => onPage('secondSubtitles')}
        />
      ) : null}
      {on ? (
        <Item
          icon={<TimingIcon />}
          text={t('captions.timing')}
          note={offset === 0 ? undefined : t('captions.offset', { seconds: printOffset(offset) })}
          leads
          onChoose={() => onPage('subtitleTiming')}
        />
      ) : null}
      <Item icon={<TranscriptIcon />} text={t('captions.transcript')} onChoose={openTranscript} />
    </>
  );
}

/** Off or one of the languages; below, links to the other pages. */
export function FirstPage({ canLook }: { readonly canLook: boolean }) {
  const { core, ui, t, locale } = usePlayer();
  const tracks = usePlayerState((state) => state.subtitleTracks);
  const chosen = usePlayerState(firstKey);
  const available = useCaptionState((state) => state.available);
  const close = useClosePanel();
  const onPage = (menu: SubtitlePage): void => ui.setState({ menu });
  const choices = [
    { value: null, text: t('player.subtitlesOff') },
    ...tracks.map((track) => ({ value: keyOf(track), text: trackName(track, { t, locale }) })),
  ];
  return (
    <>
      <p className="kp-panel-title" aria-hidden="true">
        {t('detail.subtitles')}
      </p>
      <div
        className="kp-menu"
        role="menu"
        aria-label={t('detail.subtitles')}
        tabIndex={-1}
        data-body=""
        onKeyDown={(event) => moveInMenu(event, close)}
      >
        <RadioItems
          choices={choices}
          chosen={chosen}
          onChoose={(key) => {
            core.chooseSubtitles(key);
            close();
          }}
        />
        {canLook || available ? <hr className="kp-rule" /> : null}
        {canLook ? (
          <Item
            icon={<LookIcon />}
            text={t('captions.look')}
            leads
            onChoose={() => onPage('subtitleLook')}
          />
        ) : null}
        {available ? <StudyItems onPage={onPage} /> : null}
      </div>
    </>
  );
}
