import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { BottomBar } from './bottom-bar.tsx';
import type { PlayerParts } from './context.ts';
import { PlayerContext, useUiState } from './context.ts';
import { ErrorPanel } from './error-panel.tsx';
import { Help } from './help.tsx';
import { AfterEnd, Centre, NoticeFlash, Spinner } from './overlays.tsx';
import type { PlayerProps } from './props.ts';
import { PLAIN_SUBTITLES } from './subtitle-look.tsx';
import { Subtitles } from './subtitles.tsx';
import { Surface } from './surface.tsx';
import { TopBar } from './top-bar.tsx';
import { createUiStore } from './ui-store.ts';
import { useActivity } from './use-activity.ts';
import { useCore } from './use-core.ts';
import { useMediaSession } from './use-media-session.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Whether the controls are on screen: never away while paused, while a menu is open or in trouble. */
function useControlsShown({ core, ui }: Pick<PlayerParts, 'core' | 'ui'>): boolean {
  const running = useStore(
    core.store,
    (state) => !state.paused && state.started && state.error === null,
  );
  const used = useStore(
    ui,
    ({ active, menu, help, scrub }) => active || menu !== null || help || scrub !== null,
  );
  return used || !running;
}

/** Dims and takes the clicks beside an open menu. */
function Backdrop({ onClose }: { readonly onClose: () => void }) {
  const open = useUiState((state) => state.menu !== null);
  return open ? <div className="kp-backdrop" onPointerUp={onClose} /> : null;
}

/**
 * The video player: picture, subtitles and controls, filling its parent. It runs in the browser
 * only; `@kandil/player/player.css` holds its looks.
 */
export function Player(props: PlayerProps) {
  const { labels, locale, direction, poster, storyboard, next, onBack } = props;
  const { subtitleLook = PLAIN_SUBTITLES } = props;
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const core = useCore(props, { stage, video });
  const [ui] = useState(createUiStore);
  const parts = useMemo(
    () => ({ core, ui, labels, locale, direction }),
    [core, ui, labels, locale, direction],
  );
  const shown = useControlsShown(parts);
  const failed = useStore(core.store, (state) => state.error !== null);

  useActivity(stage, ui);
  useShortcuts(parts);
  useMediaSession(core, props);

  return (
    <PlayerContext value={parts}>
      <section
        ref={stage}
        className="kp"
        dir={direction}
        aria-label={labels.player}
        data-controls={shown}
        data-failed={failed}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles come with the stream and are drawn below */}
        <video ref={video} className="kp-video" playsInline preload="auto" poster={poster} />
        <Surface />
        <div className="kp-scrim" aria-hidden="true" />
        <Subtitles look={subtitleLook} />
        <Spinner />
        <NoticeFlash />
        <Centre />
        <AfterEnd next={next} />
        <Backdrop onClose={() => ui.setState({ menu: null })} />
        <TopBar {...props} />
        <BottomBar storyboard={storyboard} next={next} />
        <ErrorPanel onBack={onBack} />
        <Help />
      </section>
    </PlayerContext>
  );
}
