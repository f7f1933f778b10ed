import type { Translate, UiKey } from '@kandil/i18n';
import { formatTime } from '#src/store/format-time.ts';
import { dateAt } from '#src/store/live.ts';
import type { PlayerState } from '#src/store/state.ts';

/** Time of day in the viewer's time zone: '20:45'. */
export const timeOfDay = (date: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    date,
  );

/** Formats a position: in a film the time since its start, on a channel the time of its broadcast. */
export function timeText(
  state: Pick<PlayerState, 'zeroAt' | 'live'>,
  position: number,
  locale: string,
): string {
  const date = state.live ? dateAt(state, position) : null;
  return date === null ? formatTime(position, locale) : timeOfDay(date, locale);
}

/** A position of a live channel, by its seconds behind the live edge: 'Live', or '12 minutes behind live'. */
export const behindText = (behind: number, t: Translate<UiKey>): string =>
  behind === 0
    ? t('badge.live')
    : t('live.minutesBehind', { count: Math.max(1, Math.round(behind / 60)) });
