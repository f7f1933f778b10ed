import type { PlayerEvent } from '@kandil/player';
import type { AnalyticsEvent } from '#app/data/analytics/events.ts';
import type { What } from './reports.ts';

/** The analytics event of a player event (ANALYTICS-14, ANALYTICS-18, ANALYTICS-19); most have none. */
export function eventOfViewing(event: PlayerEvent, what: What): AnalyticsEvent | null {
  const [position, duration] = [secondsOf(event.position), secondsOf(event.duration)];
  switch (event.type) {
    case 'start':
    case 'end':
      return { name: 'content_video', action: event.type, ...what, position, duration };
    case 'next':
      return 'videoId' in what ? { name: 'next_episode', ...what, by: event.by } : null;
    case 'fullscreen':
      return { name: 'full_screen', active: event.active };
    default:
      return null;
  }
}

/** A live stream has no end. */
const secondsOf = (value: number): number =>
  Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
