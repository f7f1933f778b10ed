import { useRef } from 'react';
import { countdown } from '#src/store/up-next.ts';
import { shortcutOf } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { Button } from '#src/react/ui/button.tsx';
import { NextIcon, PlayIcon } from '#src/react/ui/icons.tsx';
import type { NextVideo } from '#src/react/props.ts';
import { useCssVariables } from '#src/react/hooks/use-css-variables.ts';
import { playBeside } from './live/live-controls.tsx';

/** Length of the countdown in seconds, for the fill of the button. */
const WHOLE = 10;

/** The next video: its picture and title, the countdown, and buttons to play or dismiss it. */
export function NextCard({ next }: { readonly next: NextVideo }) {
  const { core, t } = usePlayer();
  const left = usePlayerState(countdown);
  const ended = usePlayerState((state) => state.ended);
  const play = useRef<HTMLButtonElement>(null);
  useCssVariables(play, { '--kp-filled': left === null ? 1 : (WHOLE - left) / WHOLE });

  return (
    <section className="kp-next" aria-label={t('watching.upNext')}>
      {next.still === undefined ? null : <img className="kp-next-still" src={next.still} alt="" />}
      <div className="kp-next-words">
        <p className="kp-next-eyebrow" aria-live="off">
          {left === null ? t('watching.upNext') : t('watching.nextIn', { count: left })}
        </p>
        <p className="kp-next-title">
          <bdi>{next.title}</bdi>
        </p>
        <div className="kp-next-actions">
          <button
            ref={play}
            type="button"
            className="kp-primary kp-next-play"
            aria-keyshortcuts={shortcutOf('next')}
            onClick={core.next}
          >
            <PlayIcon />
            {t('watching.playNow')}
          </button>
          {ended ? null : (
            <button type="button" className="kp-secondary" onClick={core.dismissOffer}>
              {t('watching.cancel')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Plays the next video, from the bar. */
export function NextButton({ next }: { readonly next: NextVideo }) {
  const { core, t } = usePlayer();
  return (
    <Button
      label={`${t('player.next')}: ${next.title}`}
      shortcut={shortcutOf('next')}
      onClick={core.next}
    >
      <NextIcon />
    </Button>
  );
}

/** Plays the next video, or the next channel. */
export function playNext({ core, live }: PlayerParts): void {
  if (live) playBeside(live, 1);
  else core.next();
}
