import type { ReactElement } from 'react';
import { SkipButton } from '#src/react/features/seek.tsx';
import { usePlayer, usePlayerState, useUiState } from '#src/react/context.ts';
import {
  MutedIcon,
  PauseIcon,
  PlayIcon,
  RepeatIcon,
  SeekBackIcon,
  SeekForwardIcon,
  SkipBackIcon,
  SkipForwardIcon,
  SubtitlesIcon,
  VolumeIcon,
} from '#src/react/ui/icons.tsx';
import { ChaptersIcon, SkipSegmentIcon, SpeedIcon } from '#src/react/ui/mark-icons.tsx';
import { PlayButton } from '#src/react/features/play.tsx';
import type { NoticeSign } from '#src/react/ui-store.ts';
import { useAfter } from '#src/react/hooks/use-after.ts';

/** A spinner that appears earlier would flicker. */
const SPINNER_AFTER_MS = 300;

const signs: Readonly<Record<NoticeSign, ReactElement>> = {
  play: <PlayIcon />,
  pause: <PauseIcon />,
  skipBack: <SkipBackIcon />,
  skipForward: <SkipForwardIcon />,
  seekBack: <SeekBackIcon />,
  seekForward: <SeekForwardIcon />,
  volume: <VolumeIcon />,
  muted: <MutedIcon />,
  subtitles: <SubtitlesIcon />,
  repeat: <RepeatIcon />,
  segment: <SkipSegmentIcon />,
  chapter: <ChaptersIcon />,
  speed: <SpeedIcon />,
  frame: <PauseIcon />,
};

/** Confirms the last key or tap: a sign on screen, a text for screen readers. */
export function NoticeFlash() {
  const notice = useUiState((state) => state.notice);
  return (
    <>
      {notice === null ? null : (
        <div key={notice.id} className="kp-notice" data-sign={notice.sign} aria-hidden="true">
          {signs[notice.sign]}
          <span>{notice.text}</span>
        </div>
      )}
      <output className="kp-sr">{notice?.text}</output>
    </>
  );
}

/** The spinner while there is no picture. */
export function Spinner() {
  const { t } = usePlayer();
  const waiting = usePlayerState((state) => state.waiting && state.error === null);
  const shown = useAfter(waiting, SPINNER_AFTER_MS);
  return (
    <output className="kp-spinner" data-shown={shown}>
      {shown ? <span className="kp-sr">{t('state.loading')}</span> : null}
    </output>
  );
}

/** The big buttons in the centre: always on narrow players, and before the first picture on all. */
export function Centre() {
  const started = usePlayerState((state) => state.started);
  const idle = usePlayerState((state) => state.paused && !state.waiting);
  const waiting = usePlayerState((state) => state.waiting);
  return (
    <div className="kp-centre" dir="ltr" data-invite={!started && idle} data-waiting={waiting}>
      <SkipButton direction="back" />
      <PlayButton className="kp-big" />
      <SkipButton direction="forward" />
    </div>
  );
}
