import { useEffect, useMemo } from 'react';
import type { Chapter } from '../store/marks.ts';
import { chaptersOf } from '../store/marks.ts';
import { SKIP_SECONDS } from '../store/reducers.ts';
import type { PlayerCore } from '../store/player.ts';
import type { PlayerState } from '../store/state.ts';
import { chapterName } from './chapters-menu.tsx';
import type { PlayerLabels } from './labels.ts';
import type { PlayerProps } from './props.ts';

type Handlers = Readonly<Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>>;

/** A browser that does not know an action throws; it then simply has no such button. */
function setHandlers(session: MediaSession, handlers: Handlers): void {
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
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

const informationOf = (chapter: Chapter, labels: PlayerLabels) => ({
  title: chapterName(chapter, labels),
  startTime: chapter.from,
});

/** Title and buttons for the lock screen, the keyboard's media keys and the headset. */
export function useMediaSession(
  core: PlayerCore,
  { title, subtitle = '', poster, next, marks, labels }: PlayerProps,
): void {
  const hasNext = next !== undefined;
  const chapters = useMemo(() => chaptersOf(marks ?? []), [marks]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const artwork = poster === undefined ? [] : [{ src: poster }];
    // Media Session, section 9: browsers that know no chapters pass them over.
    const chapterInfo = chapters.map((chapter) => informationOf(chapter, labels));
    const about = { title, artist: subtitle, artwork, chapterInfo };
    mediaSession.metadata = new MediaMetadata(about);
    return () => {
      mediaSession.metadata = null;
    };
  }, [title, subtitle, poster, chapters, labels]);

  const hasChapters = chapters.length > 1;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    // Somebody who presses a headset is there, too.
    const pressed =
      (handler: MediaSessionActionHandler): MediaSessionActionHandler =>
      (details) => {
        core.touch();
        handler(details);
      };
    const nextChapter = hasChapters ? pressed(() => core.chapter(1)) : null;
    setHandlers(mediaSession, {
      play: pressed(() => core.play()),
      pause: pressed(() => core.pause()),
      seekbackward: pressed(({ seekOffset }) => core.skip(-(seekOffset ?? SKIP_SECONDS))),
      seekforward: pressed(({ seekOffset }) => core.skip(seekOffset ?? SKIP_SECONDS)),
      seekto: pressed(({ seekTime }) => core.seek(seekTime ?? 0)),
      stop: pressed(() => core.pause()),
      previoustrack: hasChapters ? pressed(() => core.chapter(-1)) : null,
      nexttrack: hasNext ? pressed(() => core.next()) : nextChapter,
    });
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
      setHandlers(mediaSession, {
        play: null,
        pause: null,
        seekbackward: null,
        seekforward: null,
        seekto: null,
        stop: null,
        previoustrack: null,
        nexttrack: null,
      });
    };
  }, [core, hasNext, hasChapters]);
}
