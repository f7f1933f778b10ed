import type { Translate, UiKey } from '@kandil/i18n';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Chapter } from '#src/store/marks.ts';
import { chaptersOf } from '#src/store/marks.ts';
import { SKIP_SECONDS } from '#src/store/features/seeking.ts';
import type { PlayerCore } from '#src/store/player.ts';
import type { PlayerState } from '#src/store/state.ts';
import { chapterName } from './chapters.tsx';
import { playBeside } from './live/live-controls.tsx';
import type { PlayerProps } from '#src/react/props.ts';

type Handlers = Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler | false>>>;

/**
 * Sets the action handlers, or removes them before playback. A browser throws for an unknown action; it then has no
 * such button.
 */
function setHandlers(session: MediaSession, handlers: Handlers, touch?: () => void): void {
  for (const [action, handler] of Object.entries(handlers)) {
    const pressed: MediaSessionActionHandler | null =
      touch && handler ? (details) => (touch(), handler(details)) : null;
    try {
      session.setActionHandler(action as MediaSessionAction, pressed);
    } catch {
      continue;
    }
  }
}

function sayPosition(
  session: MediaSession,
  { duration, position, rate, paused, live }: PlayerState,
): void {
  session.playbackState = paused ? 'paused' : 'playing';
  if (live || duration <= 0 || typeof session.setPositionState !== 'function') return;
  session.setPositionState({
    duration,
    playbackRate: rate,
    position: Math.min(position, duration),
  });
}

const informationOf = (chapter: Chapter, t: Translate<UiKey>) => ({
  title: chapterName(chapter, t),
  startTime: chapter.from,
});

/** Title and buttons for the lock screen, media keys and headsets. */
export function useMediaSession(
  core: PlayerCore,
  { title, subtitle = '', poster, next, live, marks, t }: PlayerProps,
): void {
  const chapters = useMemo(() => chaptersOf(marks ?? []), [marks]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const artwork = poster === undefined ? [] : [{ src: poster }];
    // Media Session, section 9: browsers without chapter support ignore them.
    const chapterInfo = chapters.map((chapter) => informationOf(chapter, t));
    const about = { title, artist: subtitle, artwork, chapterInfo };
    mediaSession.metadata = new MediaMetadata(about);
    return () => {
      mediaSession.metadata = null;
    };
  }, [title, subtitle, poster, chapters, t]);

  const hasChapters = chapters.length > 1;
  const hasPrevious = live ? live.previous !== undefined : hasChapters;
  const hasNext = live ? live.next !== undefined : next !== undefined || hasChapters;
  const go = useEffectEvent((step: 1 | -1) => {
    if (live) playBeside(live, step);
    else if (step === 1 && next) core.next();
    else core.chapter(step);
  });
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const handlers: Handlers = {
      play: core.play,
      pause: core.pause,
      seekbackward: ({ seekOffset }) => core.skip(-(seekOffset ?? SKIP_SECONDS)),
      seekforward: ({ seekOffset }) => core.skip(seekOffset ?? SKIP_SECONDS),
      seekto: ({ seekTime }) => core.seek(seekTime ?? 0),
      stop: core.pause,
      previoustrack: hasPrevious && (() => go(-1)),
      nexttrack: hasNext && (() => go(1)),
    };
    // A press on a headset counts as presence, too.
    setHandlers(mediaSession, handlers, core.touch);
    const stop = core.store.subscribe((now, before) => {
      const jumped =
        now.paused !== before.paused ||
        now.rate !== before.rate ||
        now.duration !== before.duration;
      if (jumped || (before.seeking && !now.seeking)) sayPosition(mediaSession, now);
    });
    return () => {
      stop();
      mediaSession.playbackState = 'none';
      setHandlers(mediaSession, handlers);
    };
  }, [core, hasPrevious, hasNext]);
}
