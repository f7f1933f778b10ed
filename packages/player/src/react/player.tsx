import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { programmeAt } from '#src/store/live.ts';
import { createRemote } from '#src/engine/remote.ts';
import { guardAt } from '#src/store/guard.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import { BottomBar } from '#src/react/shell/bottom-bar.tsx';
import type { PlayerParts } from './context.ts';
import { PlayerContext, useUiState } from './context.ts';
import { ErrorPanel } from '#src/react/features/error-panel.tsx';
import { Help } from '#src/react/shell/help.tsx';
import { Centre, NoticeFlash, Spinner } from '#src/react/shell/overlays.tsx';
import { Prompts } from '#src/react/shell/prompts.tsx';
import type { PlayerProps } from './props.ts';
import { RemoteNotice, useRemote } from '#src/react/features/cast.tsx';
import { StatsPanel } from '#src/react/features/stats/stats-panel.tsx';
import { StillWatching } from '#src/react/features/still-watching.tsx';
import { PLAIN_SUBTITLES } from '#src/captions/look.ts';
import { Subtitles } from '#src/react/features/captions/subtitles.tsx';
import { Surface } from '#src/react/shell/surface.tsx';
import { TopBar } from '#src/react/shell/top-bar.tsx';
import { Transcript } from '#src/react/features/captions/transcript/transcript.tsx';
import { createUiStore } from './ui-store.ts';
import { handleOf } from './handle.ts';
import { useActivity } from '#src/react/hooks/use-activity.ts';
import type { Elements } from '#src/react/hooks/use-core.ts';
import { useCore } from '#src/react/hooks/use-core.ts';
import { useLive } from '#src/react/hooks/use-live.ts';
import { useMediaSession } from '#src/react/features/media-session.ts';
import { useTouch } from '#src/react/hooks/use-touch.ts';
import { useShortcuts } from '#src/react/shell/use-shortcuts.ts';

/** Whether the controls are visible: always while paused, while a menu is open, or after an error. */
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

/** Dims the picture beside an open menu and takes its clicks. */
function Backdrop({ onClose }: { readonly onClose: () => void }) {
  const open = useUiState((state) => state.menu !== null);
  return open ? <div className="kp-backdrop" onClick={onClose} /> : null;
}

/** The state that style sheets read from the root. */
function useRootData({ core, ui }: Pick<PlayerParts, 'core' | 'ui'>) {
  const hidden = useStore(core.store, (state) => guardAt(state, state.position).blurred !== null);
  const hushed = useStore(core.store, (state) => state.hushed);
  const timeline = useStore(core.store, (state) => state.timeline);
  const failed = useStore(core.store, (state) => state.error !== null);
  const transcript = useStore(ui, (state) => state.transcript);
  return {
    'data-controls': useControlsShown({ core, ui }),
    'data-failed': failed,
    'data-hidden': hidden,
    'data-hushed': hushed,
    'data-timeline': timeline,
    'data-transcript': transcript,
  };
}

/** What listens while the player is mounted: the viewer's input, the channel, other screens. */
function useListeners(parts: PlayerParts, props: PlayerProps, { stage, video }: Elements): void {
  const { core, remote, ui, live } = parts;
  useActivity(stage, ui);
  useTouch(core);
  useEffect(
    () => remote.store.subscribe((state) => core.report({ away: state === 'connected' })),
    [core, remote],
  );
  useShortcuts(parts);
  useLive(core, live, props.source?.url);
  useMediaSession(core, props);
  useRemote(remote, video, props.source);
}

/**
 * The video player: picture, subtitles and controls, filling its parent. It runs in the browser only;
 * `@kandil/player/player.css` has its styles.
 */
export function Player(props: PlayerProps) {
  const { t, locale, direction, next, onBack, onReport, live } = props;
  const { subtitleLook = PLAIN_SUBTITLES, extras = true, sceneGuard = true } = props;
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const elements = { stage, video };
  const { core, captions } = useCore(props, elements);
  const [ui] = useState(() => createUiStore(props.figures === true && extras));
  const [remote] = useState(createRemote);
  const parts = useMemo(() => {
    const words = { t, locale, direction };
    return { core, captions, remote, ui, ...words, extras, sceneGuard, live, onReport };
  }, [core, captions, remote, ui, t, locale, direction, extras, sceneGuard, live, onReport]);
  useImperativeHandle(props.ref, () => handleOf(core), [core]);
  // On a channel, the programme on screen, which may not be the one on air.
  const programme = useStore(
    core.store,
    (state) => programmeAt(state, shownPosition(state))?.title,
  );
  const subtitle = programme ?? props.subtitle;
  useListeners(parts, { ...props, subtitle }, elements);

  return (
    <PlayerContext value={parts}>
      <section
        ref={stage}
        className="kp"
        dir={direction}
        aria-label={t('player.name')}
        {...useRootData(parts)}
      >
        <div className="kp-view">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles come with the stream and are drawn below */}
          <video
            ref={video}
            className="kp-video"
            playsInline
            preload="auto"
            poster={props.poster}
          />
          <Surface />
          <div className="kp-scrim" aria-hidden="true" />
          <Subtitles look={subtitleLook} />
          <RemoteNotice />
          <Spinner />
          <NoticeFlash />
          <Centre />
          <Backdrop onClose={() => ui.setState({ menu: null })} />
          <TopBar {...props} subtitle={subtitle} />
          <BottomBar
            storyboard={props.storyboard}
            next={next}
            look={subtitleLook}
            onLook={props.onSubtitleLook}
          />
          <Prompts next={next} />
          <StatsPanel />
          <ErrorPanel onBack={onBack} />
        </div>
        <Transcript />
        <Help />
        <StillWatching onBack={onBack} />
      </section>
    </PlayerContext>
  );
}
