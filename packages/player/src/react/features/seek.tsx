import { formatTime } from '#src/store/format-time.ts';
import { timelineOf } from '#src/store/live.ts';
import { SKIP_SECONDS, shownPosition } from '#src/store/features/seeking.ts';
import type { Span } from '#src/store/state.ts';
import { shortcutOf } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState, useUiState } from '#src/react/context.ts';
import { Button } from '#src/react/ui/button.tsx';
import { SkipBackIcon, SkipForwardIcon } from '#src/react/ui/icons.tsx';
import { timeText } from '#src/react/ui/time-text.ts';
import type { NoticeSign } from '#src/react/ui-store.ts';
import { notify } from '#src/react/ui-store.ts';

const sides = {
  back: { text: 'player.skipBack', seconds: -SKIP_SECONDS, Icon: SkipBackIcon },
  forward: { text: 'player.skipForward', seconds: SKIP_SECONDS, Icon: SkipForwardIcon },
} as const;

/** The two skip buttons beside the play button. */
export function SkipButton({ direction }: { readonly direction: keyof typeof sides }) {
  const { core, t } = usePlayer();
  const { text, seconds, Icon } = sides[direction];
  return (
    <Button
      label={t(text)}
      shortcut={shortcutOf('skip', seconds)}
      onClick={() => core.skip(seconds)}
    >
      <Icon />
    </Button>
  );
}

/** Position and duration; hidden from screen readers, which read the timeline's value. */
export function Time() {
  const { locale } = usePlayer();
  const position = usePlayerState((state) => Math.floor(shownPosition(state)));
  const scrub = useUiState((state) => state.scrub);
  const duration = usePlayerState((state) => state.duration);
  return (
    <span className="kp-time" dir="ltr" aria-hidden="true">
      {formatTime(scrub ?? position, locale)}{' '}
      <span className="kp-time-of">/ {formatTime(duration, locale)}</span>
    </span>
  );
}

/** Moves by seconds, and confirms it on screen. */
export function skip({ core, ui, t }: PlayerParts, seconds: number): void {
  core.skip(seconds);
  if (seconds < 0) notify(ui, 'skipBack', t('player.skipBack'));
  else notify(ui, 'skipForward', t('player.skipForward'));
}

function jump({ core, ui, locale }: PlayerParts, seconds: number, sign: NoticeSign): void {
  core.seek(seconds);
  const state = core.store.getState();
  notify(ui, sign, timeText(state, shownPosition(state), locale));
}

/** The span of 'beginning', 'end' and '30 percent': a film, or the programme on screen. */
function spanOf({ core }: PlayerParts): Span {
  const state = core.store.getState();
  return timelineOf(state, shownPosition(state));
}

/** Goes to the beginning (-1) or the end (1); on a channel the end is the live edge. */
export function toEdge(parts: PlayerParts, step: number): void {
  const { start, end } = spanOf(parts);
  if (step < 0) jump(parts, start, 'seekBack');
  else if (parts.core.store.getState().live) parts.core.goLive();
  else jump(parts, end, 'seekForward');
}

/** Goes to a share of the timeline, 0 to 1. */
export function toFraction(parts: PlayerParts, share: number): void {
  const { start, end } = spanOf(parts);
  const target = start + (end - start) * share;
  const ahead = target > parts.core.store.getState().position;
  jump(parts, target, ahead ? 'seekForward' : 'seekBack');
}
