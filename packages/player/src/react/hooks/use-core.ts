import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Captions } from '#src/captions/captions.ts';
import { createCaptions } from '#src/captions/captions.ts';
import { createMedia } from '#src/engine/media.ts';
import { eventsBetween, progressBetween } from '#src/store/events.ts';
import type { PlayerCore } from '#src/store/player.ts';
import { createPlayer } from '#src/store/player.ts';
import type { PlayerProps } from '#src/react/props.ts';
import { useReturn } from './use-return.ts';

export type Elements = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
};

/** Measures the viewing, and reports events to the host through the callbacks of its latest render. */
function useHostEvents(core: PlayerCore, { onEvent, onProgress, next, meter }: PlayerProps): void {
  const reportEvents = useEffectEvent((...states: Parameters<typeof eventsBetween>) => {
    // Before the events: a report that one of them causes has its numbers.
    meter?.follow(...states);
    for (const event of eventsBetween(...states)) {
      onEvent?.(event);
      if (event.type === 'next') next?.onPlay();
    }
    const progress = progressBetween(...states);
    if (progress !== undefined) onProgress?.(progress);
  });
  useEffect(() => core.store.subscribe((now, before) => reportEvents(before, now)), [core]);
}

/** The player behind the controls: created once, connected to the elements, updated from the props. */
export function useCore(
  props: PlayerProps,
  { stage, video }: Elements,
): { core: PlayerCore; captions: Captions } {
  const { source, startAt = 0, autoPlay = true, autoNext = true, marks } = props;
  const { preferences, renewSource, renewed, loadCaptions } = props;
  const [core] = useState(() => createPlayer(preferences));
  const [captions] = useState(() => createCaptions(core, preferences));

  useHostEvents(core, props);
  useEffect(() => core.renewWith(renewSource), [core, renewSource]);
  useEffect(() => {
    if (renewed !== undefined) core.renewed(renewed);
  }, [core, renewed]);
  useEffect(() => captions.loadWith(loadCaptions), [captions, loadCaptions]);
  useEffect(() => captions.connect(), [captions]);
  useEffect(() => {
    if (stage.current === null || video.current === null) return undefined;
    const parts = { stage: stage.current, video: video.current, report: captions.report };
    return core.connect(captions.before(createMedia(parts)));
  }, [core, captions, stage, video]);

  const follows = props.next !== undefined;
  useEffect(() => core.followedBy(follows, autoNext), [core, follows, autoNext]);

  // The engine needs it from the first request on.
  const channel = props.live !== undefined;
  useEffect(() => core.store.setState({ channel }), [core, channel]);

  // A new object with the same address is the same stream.
  const url = source?.url;
  const show = useEffectEvent((address: string | undefined) => {
    if (source === null || address === undefined) core.close();
    else core.open(source, startAt, autoPlay, marks);
  });
  useEffect(() => show(url), [url]);

  useReturn(core);
  return { core, captions };
}
