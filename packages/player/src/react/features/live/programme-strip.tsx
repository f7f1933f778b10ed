import { useShallow } from 'zustand/react/shallow';
import { programmeAt, programmesAfter } from '#src/store/live.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { timeOfDay } from '#src/react/ui/time-text.ts';

/** Maximum number of upcoming programmes, by space. */
const FOLLOWING = 3;

/** The programme on screen and those that follow on this channel. */
export function ProgrammeStrip() {
  const { t, locale, direction } = usePlayer();
  const shown = usePlayerState(
    useShallow((state) => {
      const position = shownPosition(state);
      // Before it joins the live edge, a channel is at the start of what it stores: hours ago.
      const hasJoined = state.started || position > 0;
      const current = hasJoined ? programmeAt(state, position) : undefined;
      return current ? [current, ...programmesAfter(state, position).slice(0, FOLLOWING)] : [];
    }),
  );
  // Reserves the space: programmes may load later.
  if (shown.length === 0) return <div className="kp-strip" />;
  return (
    <ol className="kp-strip" dir={direction} aria-label={t('live.programmes')}>
      {shown.map(({ title, start, end }, place) => (
        <li key={start} data-now={place === 0}>
          <span className="kp-strip-time">
            {place < 2 && <b>{place === 0 ? t('live.now') : t('live.upNext')} </b>}
            <bdi dir="ltr">
              {timeOfDay(start, locale)} – {timeOfDay(end, locale)}
            </bdi>
          </span>
          <bdi className="kp-strip-title">{title}</bdi>
        </li>
      ))}
    </ol>
  );
}
