import { useRef } from 'react';
import { shortcutOf } from '#src/react/commands.ts';
import { firstKey } from '#src/captions/languages.ts';
import { Button } from '#src/react/ui/button.tsx';
import { usePlayer, usePlayerState, useUiState } from '#src/react/context.ts';
import { SubtitlesIcon } from '#src/react/ui/icons.tsx';
import type { SubtitleLook } from '#src/captions/look.ts';
import type { SubtitlePage } from '#src/react/ui-store.ts';
import { FirstPage } from './first-page.tsx';
import { LookPage } from './look-page.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { SecondPage } from './second-page.tsx';
import { TimingPage } from './timing-page.tsx';

const pages: ReadonlySet<string | null> = new Set<SubtitlePage>([
  'subtitles',
  'secondSubtitles',
  'subtitleLook',
  'subtitleTiming',
]);

export type LookChoice = {
  readonly look: SubtitleLook;
  /** Absent where the host does not store a look. */
  readonly onLook: ((look: SubtitleLook) => void) | undefined;
};

function Page({ look, onLook }: LookChoice) {
  const menu = useUiState((state) => state.menu);
  if (menu === 'secondSubtitles') return <SecondPage />;
  if (menu === 'subtitleTiming') return <TimingPage />;
  if (menu === 'subtitleLook' && onLook) return <LookPage look={look} onLook={onLook} />;
  return <FirstPage canLook={onLook !== undefined} />;
}

/** The subtitle button and its menu: languages, and pages for the rest. */
export function SubtitlesMenu(choice: LookChoice) {
  const { ui, t } = usePlayer();
  const some = usePlayerState((state) => state.subtitleTracks.length > 0);
  const lit = usePlayerState((state) => firstKey(state) !== null);
  const open = useUiState((state) => pages.has(state.menu));
  const menu = useUiState((state) => state.menu);
  const trigger = useRef<HTMLButtonElement>(null);
  if (!some) return null;
  const close = (): void => {
    ui.setState({ menu: null });
    trigger.current?.focus({ preventScroll: true });
  };
  return (
    <div className="kp-anchor kp-subtitle-menu">
      <Button
        ref={trigger}
        label={t('detail.subtitles')}
        shortcut={shortcutOf('subtitles')}
        className={lit ? 'kp-lit' : ''}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => ui.setState({ menu: open ? null : 'subtitles' })}
      >
        <SubtitlesIcon />
      </Button>
      {open ? (
        // Remounts on each page: the focus starts at its top.
        <PanelFrame key={menu} onClose={close}>
          <Page {...choice} />
        </PanelFrame>
      ) : null}
    </div>
  );
}
