import { startOverAt } from '#src/store/live.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import { Button } from '#src/react/ui/button.tsx';
import { shortcutOf } from '#src/react/commands.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { ChannelDownIcon, ChannelUpIcon, ReplayIcon } from '#src/react/ui/icons.tsx';
import type { LiveChannel } from '#src/react/props.ts';
import { LiveBadge } from './live-badge.tsx';

/** Starts the current programme over; hidden where its beginning is out of reach. */
function StartOverButton() {
  const { core, t } = usePlayer();
  const offered = usePlayerState((state) => startOverAt(state, shownPosition(state)) !== null);
  if (!offered) return null;
  return (
    <Button
      label={t('live.startOver')}
      shortcut={shortcutOf('startEnd', -1)}
      onClick={core.startOver}
    >
      <ReplayIcon />
    </Button>
  );
}

/** Switches to the neighbouring channels. */
function ChannelButtons() {
  const { t, live } = usePlayer();
  const { previous, next } = live ?? {};
  return (
    <>
      {previous && (
        <Button
          label={`${t('live.previousChannel')}: ${previous.title}`}
          shortcut={shortcutOf('chapters', -1)}
          onClick={previous.onPlay}
        >
          <ChannelUpIcon />
        </Button>
      )}
      {next && (
        <Button
          label={`${t('player.nextChannel')}: ${next.title}`}
          shortcut={shortcutOf('chapters')}
          onClick={next.onPlay}
        >
          <ChannelDownIcon />
        </Button>
      )}
    </>
  );
}

/** A channel's controls in place of a duration. */
export function LiveControls() {
  return (
    <div className="kp-live-controls">
      <LiveBadge />
      <StartOverButton />
      <ChannelButtons />
    </div>
  );
}

/** Switches to the previous (-1) or next (1) channel, where there is one. */
export const playBeside = ({ previous, next }: LiveChannel, step: number): void =>
  (step > 0 ? next : previous)?.onPlay();
