import { useEffect, useEffectEvent } from 'react';
import { SKIP_SECONDS } from '../store/reducers.ts';
import type { PlayerCore } from '../store/player.ts';
import type { PlayerState } from '../store/state.ts';
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

/** Title and buttons for the lock screen, the keyboard's media keys and the headset. */
export function useMediaSession(
  core: PlayerCore,
  { title, subtitle = '', poster, next }: PlayerProps,
): void {
  const playNext = useEffectEvent(() => next?.onPlay());
  const hasNext = next !== undefined;

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const artwork = poster === undefined ? [] : [{ src: poster }];
    mediaSession.metadata = new MediaMetadata({ title, artist: subtitle, artwork });
    return () => {
      mediaSession.metadata = null;
    };
  }, [title, subtitle, poster]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    setHandlers(mediaSession, {
      play: () => core.play(),
      pause: () => core.pause(),
      seekbackward: ({ seekOffset }) => core.skip(-(seekOffset ?? SKIP_SECONDS)),
      seekforward: ({ seekOffset }) => core.skip(seekOffset ?? SKIP_SECONDS),
      seekto: ({ seekTime }) => core.seek(seekTime ?? 0),
      nexttrack: hasNext ? () => playNext() : null,
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
        nexttrack: null,
      });
    };
  }, [core, hasNext]);
}
