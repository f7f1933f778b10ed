import { useRef } from 'react';
import { countdown } from '#src/store/up-next.ts';
import { usePlayer, usePlayerState } from '../context.ts';
import { PlayIcon } from '../icons.tsx';
import type { NextVideo } from '../props.ts';
import { useCssVariables } from '../hooks/use-css-variables.ts';

/** Length of the countdown in seconds, for the fill of the button. */
const WHOLE = 10;

/** The next video: its picture and title, the countdown, and buttons to play or dismiss it. */
export function NextCard({ next }: { readonly next: NextVideo }) {
  const { core, labels } = usePlayer();
  const left = usePlayerState(countdown);
  const ended = usePlayerState((state) => state.ended);
  const play = useRef<HTMLButtonElement>(null);
  useCssVariables(play, { '--kp-filled': left === null ? 1 : (WHOLE - left) / WHOLE });
  const { marks } = labels;

  return (
    <section className="kp-next" aria-label={marks.upNext}>
      {next.still === undefined ? null : <img className="kp-next-still" src={next.still} alt="" />}
      <div className="kp-next-words">
        <p className="kp-next-eyebrow" aria-live="off">
          {left === null ? marks.upNext : marks.nextIn(left)}
        </p>
        <p className="kp-next-title">
          <bdi>{next.title}</bdi>
        </p>
        <div className="kp-next-actions">
          <button
            ref={play}
            type="button"
            className="kp-primary kp-next-play"
            aria-keyshortcuts="N"
            onClick={core.next}
          >
            <PlayIcon />
            {marks.playNow}
          </button>
          {ended ? null : (
            <button type="button" className="kp-secondary" onClick={core.dismissOffer}>
              {marks.cancel}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
