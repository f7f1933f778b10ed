import { formatTime } from '#src/store/format-time.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import { shortcutOf } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { Button } from '#src/react/ui/button.tsx';
import { PauseIcon, PlayIcon, ReplayIcon } from '#src/react/ui/icons.tsx';
import { notify } from '#src/react/ui-store.ts';

const faces = {
  play: { text: 'action.play', Icon: PlayIcon },
  pause: { text: 'player.pause', Icon: PauseIcon },
  replay: { text: 'player.replay', Icon: ReplayIcon },
} as const;

/** Play, pause or replay, by state. */
export function PlayButton({ className = '' }: { readonly className?: string }) {
  const { core, t } = usePlayer();
  const ended = usePlayerState((state) => state.ended);
  const paused = usePlayerState((state) => state.paused);
  const pressing = paused ? 'play' : 'pause';
  const { text, Icon } = faces[ended ? 'replay' : pressing];
  return (
    <Button
      label={t(text)}
      shortcut={shortcutOf('playPause')}
      className={className}
      onClick={core.togglePlay}
    >
      <Icon />
    </Button>
  );
}

/** Plays or pauses, and confirms it on screen. */
export function togglePlay({ core, ui, t }: PlayerParts): void {
  const sign = core.store.getState().paused ? 'play' : 'pause';
  core.togglePlay();
  notify(ui, sign, t(faces[sign].text));
}

/** Shows the frame before or after, while paused. */
export function stepFrame({ core, ui, locale }: PlayerParts, step: number): void {
  if (!core.store.getState().paused) return;
  core.stepFrame(step);
  notify(ui, 'frame', formatTime(shownPosition(core.store.getState()), locale));
}
