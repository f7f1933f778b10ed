import { pipAvailable } from '#src/engine/screen.ts';
import { formatTime } from '#src/store/format-time.ts';
import { SKIP_SECONDS, shownPosition } from '#src/store/reducers.ts';
import { Button } from './button.tsx';
import { ChapterName, ChaptersMenu } from '../menus/chapters-menu.tsx';
import { usePlayer, usePlayerState, useUiState } from '../context.ts';
import {
  FullscreenExitIcon,
  FullscreenIcon,
  NextIcon,
  PipIcon,
  SkipBackIcon,
  SkipForwardIcon,
} from '../icons.tsx';
import { LiveControls } from './live-controls.tsx';
import { PlayButton } from './play-button.tsx';
import { ProgrammeStrip } from './programme-strip.tsx';
import type { NextVideo, PlayerProps } from '../props.ts';
import { SettingsMenu } from '../menus/settings-menu.tsx';
import { Timeline } from './timeline.tsx';
import { RemoteButton } from './remote.tsx';
import type { LookChoice } from '../captions/subtitle-menu/subtitles-menu.tsx';
import { SubtitlesMenu } from '../captions/subtitle-menu/subtitles-menu.tsx';
import { AudioMenu, SpeedMenu } from '../menus/track-menus.tsx';
import { useTimelineDirection } from '../hooks/use-timeline-direction.ts';
import { Volume } from './volume.tsx';

/** The two skip buttons beside the play button. */
export function SkipButton({ direction }: { readonly direction: 'back' | 'forward' }) {
  const { core, labels } = usePlayer();
  return direction === 'back' ? (
    <Button label={labels.skipBack} shortcut="J" onClick={() => core.skip(-SKIP_SECONDS)}>
      <SkipBackIcon />
    </Button>
  ) : (
    <Button label={labels.skipForward} shortcut="L" onClick={() => core.skip()}>
      <SkipForwardIcon />
    </Button>
  );
}

/** Position and duration; hidden from screen readers, which read the timeline's value. */
function Time() {
  const { locale } = usePlayer();
  const position = usePlayerState((state) => Math.floor(shownPosition(state)));
  const scrub = useUiState((state) => state.scrub);
  const duration = usePlayerState((state) => state.duration);
  return (
    <span className="kp-time" dir="ltr" aria-hidden="true">
      {formatTime(scrub ?? position, locale)}{' '}
      <span className="kp-time-of">/ {formatTime(duration, locale)}</span>
    </span>
  );
}

function NextButton({ next }: { readonly next: NextVideo }) {
  const { core, labels } = usePlayer();
  return (
    <Button label={`${labels.next}: ${next.title}`} shortcut="N" onClick={core.next}>
      <NextIcon />
    </Button>
  );
}

function PipButton() {
  const { core, labels, extras } = usePlayer();
  const pip = usePlayerState((state) => state.pip);
  if (!extras || !pipAvailable()) return null;
  return (
    <Button
      label={pip ? labels.pipExit : labels.pip}
      shortcut="P"
      className={`kp-wide ${pip ? 'kp-lit' : ''}`}
      onClick={core.togglePip}
    >
      <PipIcon />
    </Button>
  );
}

function FullscreenButton() {
  const { core, labels } = usePlayer();
  const fullscreen = usePlayerState((state) => state.fullscreen);
  return (
    <Button
      label={fullscreen ? labels.fullscreenExit : labels.fullscreen}
      shortcut="F"
      onClick={core.toggleFullscreen}
    >
      {fullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
    </Button>
  );
}

/** Timeline and controls. Left to right in every language, as on any machine, unless the viewer turns them. */
export function BottomBar({
  storyboard,
  next,
  look,
  onLook,
}: Pick<PlayerProps, 'storyboard' | 'next'> & LookChoice) {
  const isChannel = usePlayer().live !== undefined;
  const isLive = usePlayerState((state) => state.live) || isChannel;
  return (
    <div className="kp-bottom" dir={useTimelineDirection()}>
      {isChannel && <ProgrammeStrip />}
      <Timeline storyboard={storyboard} />
      <div className="kp-row">
        <div className="kp-transport">
          <PlayButton />
          <SkipButton direction="back" />
          <SkipButton direction="forward" />
          <Volume />
        </div>
        {isLive ? <LiveControls /> : <Time />}
        <ChapterName />
        <div className="kp-settings">
          {next === undefined ? null : <NextButton next={next} />}
          <ChaptersMenu />
          <SubtitlesMenu look={look} onLook={onLook} />
          <AudioMenu />
          {isLive ? null : <SpeedMenu />}
          <SettingsMenu />
          <RemoteButton />
          <PipButton />
          <FullscreenButton />
        </div>
      </div>
    </div>
  );
}
