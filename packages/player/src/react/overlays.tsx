import type { ReactElement } from 'react';
import { SkipButton } from './bottom-bar.tsx';
import { usePlayer, usePlayerState, useUiState } from './context.ts';
import {
  MutedIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  SeekBackIcon,
  SeekForwardIcon,
  SkipBackIcon,
  SkipForwardIcon,
  SubtitlesIcon,
  VolumeIcon,
} from './icons.tsx';
import { PlayButton } from './play-button.tsx';
import type { NextVideo } from './props.ts';
import type { NoticeSign } from './ui-store.ts';
import { useAfter } from './use-after.ts';

/** A spinner before this would only flicker. */
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
};

/** What was just done by key or tap: a sign for the eyes, words for a screen reader. */
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

/** The lamp turns while there is nothing to show. */
export function Spinner() {
  const { labels } = usePlayer();
  const waiting = usePlayerState((state) => state.waiting && state.error === null);
  const shown = useAfter(waiting, SPINNER_AFTER_MS);
  return (
    <output className="kp-spinner" data-shown={shown}>
      {shown ? <span className="kp-sr">{labels.loading}</span> : null}
    </output>
  );
}

/** The big buttons in the middle: always on narrow players, and before the first picture on all. */
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

/** After the end: on to the next one. */
export function AfterEnd({ next }: { readonly next: NextVideo | undefined }) {
  const { labels } = usePlayer();
  const ended = usePlayerState((state) => state.ended);
  if (!ended || next === undefined) return null;
  return (
    <button type="button" className="kp-primary kp-after" onClick={next.onPlay}>
      <NextIcon />
      <span>
        {labels.next} · <bdi>{next.title}</bdi>
      </span>
    </button>
  );
}
