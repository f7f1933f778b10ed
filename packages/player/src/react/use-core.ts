import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createMedia } from '../engine/media.ts';
import { eventsBetween, progressBetween } from '../store/events.ts';
import type { PlayerCore } from '../store/player.ts';
import { createPlayer } from '../store/player.ts';
import type { PlayerSource } from '../store/state.ts';
import type { PlayerProps } from './props.ts';

export type Elements = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
};

/** Tells the host what happened, with the callbacks of its latest render. */
function useHostEvents(core: PlayerCore, { onEvent, onProgress }: PlayerProps): void {
  const tell = useEffectEvent((...states: Parameters<typeof eventsBetween>) => {
    for (const event of eventsBetween(...states)) onEvent?.(event);
    const progress = progressBetween(...states);
    if (progress !== undefined) onProgress?.(progress);
  });
  useEffect(() => core.store.subscribe((now, before) => tell(before, now)), [core]);
}

/** The player behind the controls: made once, connected to the elements, playing what props say. */
export function useCore(props: PlayerProps, { stage, video }: Elements): PlayerCore {
  const { source, startAt = 0, autoPlay = true, preferences, renewSource } = props;
  const [core] = useState(() => createPlayer(preferences));

  useHostEvents(core, props);
  useEffect(() => core.renewWith(renewSource), [core, renewSource]);
  useEffect(() => {
    if (stage.current === null || video.current === null) return undefined;
    return core.connect(
      createMedia({ stage: stage.current, video: video.current, report: core.report }),
    );
  }, [core, stage, video]);

  // Another object with the same address is the same stream.
  const { url, type } = source;
  const stream = useMemo(() => ({ url, type }), [url, type]);
  const open = useEffectEvent((what: PlayerSource) => core.open(what, startAt, autoPlay));
  useEffect(() => open(stream), [stream]);

  useEffect(() => {
    const again = (): void => {
      if (core.store.getState().error?.kind === 'network') void core.retry();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [core]);
  return core;
}
