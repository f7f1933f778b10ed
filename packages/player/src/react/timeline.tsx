import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatTime } from '../store/format-time.ts';
import { SKIP_SECONDS, shownPosition } from '../store/reducers.ts';
import { runCommand } from './commands.ts';
import { usePlayer, usePlayerState, useUiState } from './context.ts';
import { frameAt } from './storyboard.ts';
import { TimelinePreview } from './timeline-preview.tsx';
import { useCssVariables } from './use-css-variables.ts';
import { useStoryboard } from './use-storyboard.ts';

const within = (fraction: number): number => Math.min(Math.max(fraction, 0), 1);

/** Seeks when a drag ends: the browser's own 'change', which React folds into 'input'. */
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

/** Where the film is, what is buffered, and the way to anywhere else. Runs left to right in every language. */
export function Timeline({ storyboard }: { readonly storyboard: string | undefined }) {
  const parts = usePlayer();
  const { ui, labels } = parts;
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [hover, setHover] = useState<number | null>(null);
  const { start, end } = usePlayerState((state) => state.seekable);
  const buffered = usePlayerState((state) => state.buffered);
  const shown = usePlayerState(shownPosition);
  const scrub = useUiState((state) => state.scrub);

  const length = end - start;
  const fractionOf = (seconds: number): number =>
    length > 0 ? within((seconds - start) / length) : 0;
  const position = scrub ?? shown;
  const pointed = scrub === null ? hover : fractionOf(scrub);
  const frames = useStoryboard(storyboard, pointed !== null);
  useCommit(input);
  useCssVariables(bar, {
    '--kp-played': fractionOf(position),
    '--kp-buffered': fractionOf(buffered),
  });

  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    if (event.pointerType !== 'touch') setHover(within((event.clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowUp: SKIP_SECONDS, ArrowDown: -SKIP_SECONDS }[event.code];
    if (step === undefined) return;
    event.preventDefault();
    runCommand(parts, { type: 'skip', seconds: step });
  };
  const moment = start + (pointed ?? 0) * length;

  return (
    <div
      ref={bar}
      className="kp-timeline"
      dir="ltr"
      onPointerMove={point}
      onPointerLeave={() => setHover(null)}
    >
      <input
        ref={input}
        type="range"
        className="kp-timeline-range"
        min={start}
        max={end}
        step={1}
        value={position}
        disabled={length <= 0}
        aria-label={labels.timeline}
        aria-valuetext={labels.timeOf(formatTime(position), formatTime(end))}
        onChange={(event) => ui.setState({ scrub: Number(event.target.value) })}
        onKeyDown={press}
      />
      <div className="kp-track" aria-hidden="true">
        <div className="kp-track-buffered" />
        <div className="kp-track-played" />
      </div>
      <div className="kp-knob" aria-hidden="true" />
      {pointed === null || length <= 0 ? null : (
        <TimelinePreview moment={moment} fraction={pointed} frame={frameAt(frames, moment)} />
      )}
    </div>
  );
}
