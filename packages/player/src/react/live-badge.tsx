import { formatTime } from '../store/format-time.ts';
import { shownPosition } from '../store/reducers.ts';
import { usePlayer, usePlayerState } from './context.ts';

/** Seconds behind the newest moment that still count as live: the engine enters three segments behind, after a slow start more. */
const LIVE_WITHIN = 30;

/** 'Live', lit at the live edge; behind it how far, and the way back. */
export function LiveBadge() {
  const { core, labels } = usePlayer();
  const behind = usePlayerState((state) =>
    Math.max(0, Math.floor(state.seekable.end - shownPosition(state))),
  );
  const atEdge = behind < LIVE_WITHIN;
  return (
    <button
      type="button"
      className="kp-live"
      data-edge={atEdge}
      aria-disabled={atEdge}
      onClick={() => !atEdge && core.goLive()}
    >
      <span className="kp-live-dot" aria-hidden="true" />
      {atEdge ? labels.live : labels.goLive}
      {atEdge ? null : (
        <span className="kp-live-behind">
          <span className="kp-sr">{labels.behindLive(formatTime(behind))}</span>
          <span aria-hidden="true" dir="ltr">
            −{formatTime(behind)}
          </span>
        </span>
      )}
    </button>
  );
}
