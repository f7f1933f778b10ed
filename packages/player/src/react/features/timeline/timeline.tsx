import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { picturable } from '#src/store/guard.ts';
import { behindLive, timelineOf } from '#src/store/live.ts';
import { chapterAt } from '#src/store/marks.ts';
import { SKIP_SECONDS, shownPosition } from '#src/store/features/seeking.ts';
import { chapterName, useChapters } from '#src/react/features/chapters.tsx';
import { skip } from '#src/react/features/seek.tsx';
import { usePlayer, usePlayerState, useUiState } from '#src/react/context.ts';
import type { Span } from '#src/store/state.ts';
import { gapMask } from './gap-mask.ts';
import type { Frame } from './storyboard.ts';
import { frameAt } from './storyboard.ts';
import { behindText, timeText } from '#src/react/ui/time-text.ts';
import { TimelinePreview } from './timeline-preview.tsx';
import { isRemote } from '#src/react/hooks/is-remote.ts';
import { useCssVariables } from '#src/react/hooks/use-css-variables.ts';
import { useStoryboard } from './use-storyboard.ts';
import { useTimelineDirection } from '#src/react/hooks/use-timeline-direction.ts';

const within = (fraction: number): number => Math.min(Math.max(fraction, 0), 1);

/** Seeks when a drag ends: the native 'change' event, which React merges with 'input'. */
function useCommit(input: React.RefObject<HTMLInputElement | null>): void {
  const { core, ui } = usePlayer();
  const commit = useEffectEvent((seconds: number) => {
    core.seek(seconds);
    ui.setState({ scrub: null });
  });
  useEffect(() => {
    const element = input.current;
    const listen = (): void => commit(Number(element?.value));
    element?.addEventListener('change', listen);
    return () => element?.removeEventListener('change', listen);
  }, [input]);
}

/** The name of the chapter at a position; undefined where there are no chapters to distinguish. */
function useChapterNameAt(moment: number): string | undefined {
  const { t } = usePlayer();
  const chapters = useChapters();
  const chapter = chapters.length > 1 ? chapterAt(chapters, moment) : undefined;
  return chapter && chapterName(chapter, t);
}

/** The picture and the chapter at a position, unless the Scene Guard hides it. */
function Preview({
  moment,
  time,
  fraction,
  frames,
}: {
  readonly moment: number;
  /** The position, formatted. */
  readonly time: string;
  readonly fraction: number;
  readonly frames: readonly Frame[];
}) {
  const chapter = useChapterNameAt(moment);
  const shown = usePlayerState((state) => picturable(state, moment));
  return (
    <TimelinePreview
      time={time}
      fraction={fraction}
      frame={shown ? frameAt(frames, moment) : undefined}
      chapter={chapter}
    />
  );
}

/** The pointer over the timeline, as a share of its length; null elsewhere. Fingers have none. */
function usePointer(way: 'ltr' | 'rtl') {
  const [hover, setHover] = useState<number | null>(null);
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const from = way === 'ltr' ? event.clientX - box.left : box.right - event.clientX;
    if (event.pointerType !== 'touch') setHover(within(from / box.width));
  };
  return { hover, handlers: { onPointerMove, onPointerLeave: () => setHover(null) } };
}

/** The bar, with gaps between chapters. */
function Track({ span, way }: { readonly span: Span; readonly way: 'ltr' | 'rtl' }) {
  const starts = useChapters().map(({ from }) => from);
  return (
    <div className="kp-track" aria-hidden="true" style={{ maskImage: gapMask(starts, span, way) }}>
      <div className="kp-track-buffered" />
      <div className="kp-track-played" />
    </div>
  );
}

type RangeProps = {
  readonly span: Span;
  readonly position: number;
  readonly textOf: (seconds: number) => string;
};

/** The control under the bar: it seeks when a drag or a key has ended. */
function Range({ span: { start, end }, position, textOf }: RangeProps) {
  const parts = usePlayer();
  const { ui, t } = parts;
  const input = useRef<HTMLInputElement>(null);
  const chapter = useChapterNameAt(position);
  const behind = usePlayerState((state) => (state.live ? behindLive(state, position) : null));
  useCommit(input);
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowUp: SKIP_SECONDS, ArrowDown: -SKIP_SECONDS }[event.code];
    // A remote leaves the timeline with them.
    if (step === undefined || isRemote()) return;
    event.preventDefault();
    skip(parts, step);
  };
  const times = { position: textOf(position), duration: textOf(end) };
  return (
    <input
      ref={input}
      type="range"
      className="kp-timeline-range"
      min={start}
      max={end}
      step={1}
      value={position}
      disabled={end <= start}
      aria-label={t('player.timeline')}
      aria-valuetext={
        behind === null
          ? [t('player.timeOf', times), chapter].filter(Boolean).join(', ')
          : behindText(behind, t)
      }
      onChange={(event) => ui.setState({ scrub: Number(event.target.value) })}
      onKeyDown={press}
    />
  );
}

/**
 * The timeline: position, buffer, seeking, and gaps between chapters. It runs left to right in every language, unless
 * the viewer of a right-to-left one has turned it.
 */
export function Timeline({ storyboard }: { readonly storyboard: string | undefined }) {
  const { locale } = usePlayer();
  const bar = useRef<HTMLDivElement>(null);
  const way = useTimelineDirection();
  const { hover, handlers } = usePointer(way);
  const span = usePlayerState(useShallow((state) => timelineOf(state, shownPosition(state))));
  // The aired part of a programme is reachable, buffered or not.
  const buffered = usePlayerState((state) => (state.live ? state.seekable.end : state.buffered));
  const written = usePlayerState(useShallow(({ live, zeroAt }) => ({ live, zeroAt })));
  const shown = usePlayerState(shownPosition);
  const scrub = useUiState((state) => state.scrub);

  const textOf = (seconds: number): string => timeText(written, seconds, locale);
  const length = span.end - span.start;
  const fractionOf = (seconds: number): number =>
    length > 0 ? within((seconds - span.start) / length) : 0;
  const position = scrub ?? shown;
  const pointed = scrub === null ? hover : fractionOf(scrub);
  // Fetched at the first hover, once.
  const [looked, setLooked] = useState(false);
  if (pointed !== null && !looked) setLooked(true);
  const frames = useStoryboard(storyboard, looked);
  useCssVariables(bar, {
    '--kp-played': fractionOf(position),
    '--kp-buffered': fractionOf(buffered),
  });
  const moment = span.start + (pointed ?? 0) * length;

  return (
    <div ref={bar} className="kp-timeline" dir={way} {...handlers}>
      <Range span={span} position={position} textOf={textOf} />
      <Track span={span} way={way} />
      <div className="kp-knob" aria-hidden="true" />
      {pointed === null || length <= 0 ? null : (
        <Preview moment={moment} time={textOf(moment)} fraction={pointed} frames={frames} />
      )}
    </div>
  );
}
