import { formatTime } from '#src/store/format-time.ts';
import { behindLive } from '#src/store/live.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';

/** 'Live', lit at the live edge; behind it the delay, and a button back to live. */
export function LiveBadge() {
  const { core, t, locale } = usePlayer();
  const behind = usePlayerState((state) => behindLive(state, shownPosition(state)));
  const atEdge = behind === 0;
  return (
    <button
      type="button"
      className="kp-live"
      data-edge={atEdge}
      aria-disabled={atEdge}
      onClick={() => !atEdge && core.goLive()}
    >
      <span className="kp-live-dot" aria-hidden="true" />
      <span>{atEdge ? t('badge.live') : t('player.goLive')}</span>
      {atEdge ? null : (
        <span className="kp-live-behind">
          <span className="kp-sr">{t('live.behind', { time: formatTime(behind, locale) })}</span>
          <span aria-hidden="true" dir="ltr">
            −{formatTime(behind, locale)}
          </span>
        </span>
      )}
    </button>
  );
}
