import { watch } from '@kandil/contract';
import { playMuted } from '@kandil/player/muted';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { cx } from '@kandil/ui/cx.ts';
import { randomId } from '#app/browser/ids.ts';

interface TrailerVideoProps {
  videoId: number;
  /** Pauses without unloading. */
  paused?: boolean;
  className?: string;
  /** Playback has started. */
  onPlaying?(): void;
  /** Playback has ended or failed. */
  onOver?(): void;
}

/** The address of a stream this visitor may watch; null when they may not. */
async function addressOf(videoId: number): Promise<string | null> {
  const { data } = await browserApi(watch.contentAccess, {
    videoId,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: randomId(),
  });
  return data.access === 'ALLOWED' ? (data.playback?.url ?? null) : null;
}

/** A muted trailer over the picture; visible from its first frame on. */
export function TrailerVideo({
  videoId,
  paused = false,
  className,
  onPlaying,
  onOver,
}: TrailerVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const over = useEffectEvent(() => onOver?.());

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let stop: (() => void) | null = () => undefined;
    addressOf(videoId).then(
      (url) => {
        if (stop === null) return;
        if (url === null) over();
        else stop = playMuted(video, { url, type: 'hls' }, over);
      },
      () => over(),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [videoId]);

  useEffect(() => {
    if (!shown) return;
    if (paused) ref.current?.pause();
    else ref.current?.play().catch(() => undefined);
  }, [paused, shown]);

  return (
    <video
      ref={ref}
      muted
      playsInline
      tabIndex={-1}
      aria-hidden
      disablePictureInPicture
      className={cx(
        'absolute inset-0 size-full object-cover transition-opacity duration-300',
        !shown && 'opacity-0',
        className,
      )}
      onPlaying={() => {
        setShown(true);
        onPlaying?.();
      }}
      onEnded={() => {
        setShown(false);
        onOver?.();
      }}
    />
  );
}
