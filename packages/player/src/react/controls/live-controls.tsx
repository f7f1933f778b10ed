import { startOverAt } from '#src/store/live.ts';
import { shownPosition } from '#src/store/reducers.ts';
import { Button } from './button.tsx';
import { usePlayer, usePlayerState } from '../context.ts';
import { ChannelDownIcon, ChannelUpIcon, ReplayIcon } from '../icons.tsx';
import { LiveBadge } from './live-badge.tsx';

/** Starts the current programme over; hidden where its beginning is out of reach. */
function StartOverButton() {
  const { core, labels } = usePlayer();
  const offered = usePlayerState((state) => startOverAt(state, shownPosition(state)) !== null);
  if (!offered) return null;
  return (
    <Button label={labels.startOver} shortcut="Home" onClick={core.startOver}>
      <ReplayIcon />
    </Button>
  );
}

/** Switches to the neighbouring channels. */
function ChannelButtons() {
  const { labels, live } = usePlayer();
  const { previous, next } = live ?? {};
  return (
    <>
      {previous && (
        <Button
          label={`${labels.previousChannel}: ${previous.title}`}
          shortcut="PageUp"
          onClick={previous.onPlay}
        >
          <ChannelUpIcon />
        </Button>
      )}
      {next && (
        <Button
          label={`${labels.nextChannel}: ${next.title}`}
          shortcut="PageDown"
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
