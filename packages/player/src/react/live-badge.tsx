import { usePlayer, usePlayerState } from './context.ts';

/** Seconds behind the newest moment that still count as live. */
const LIVE_WITHIN = 20;

/** 'Live', lit at the live edge; behind it, the way back. */
export function LiveBadge() {
  const { core, labels } = usePlayer();
  const atEdge = usePlayerState((state) => state.seekable.end - state.position < LIVE_WITHIN);
  return (
    <button
      type="button"
      className="kp-live"
      data-edge={atEdge}
      disabled={atEdge}
      onClick={core.goLive}
    >
      <span className="kp-live-dot" aria-hidden="true" />
      {atEdge ? labels.live : labels.goLive}
    </button>
  );
}
