import type { PrayerSettings } from './settings.ts';
import type { Moment } from './times.ts';

/** What plays on this page. */
export type PlayerKind = 'nothing' | 'video' | 'channel';

/** What to do about a prayer. */
export type Step =
  /** Say that it comes in so many minutes; 0: now. */
  | { act: 'remind'; moment: Moment; minutes: number }
  /** Pause the video. */
  | { act: 'pause'; moment: Moment };

/** For how long after the beginning of a prayer something is still done about it: a machine may have slept. */
const LATE_MS = 2 * 60_000;
const MINUTE_MS = 60_000;

/** Names a prayer of a day: a changed method or place moves its time, and it is still the same prayer. */
export const nameOf = ({ day, prayer }: Moment): string => `${day} ${prayer}`;

/** @param early minutes before the prayer */
function dueAt(moments: readonly Moment[], now: number, early: number): Moment | undefined {
  const until = (at: number) => (early > 0 ? at : at + LATE_MS);
  return moments.find(({ at }) => at - early * MINUTE_MS <= now && now < until(at));
}

interface Situation {
  moments: readonly Moment[];
  settings: Pick<PrayerSettings, 'remind' | 'minutes' | 'pause'>;
  now: number;
  /** When the page was opened: what began before is not paused. */
  openedAt: number;
  playing: PlayerKind;
  /** Somebody may see the page. */
  visible: boolean;
  /** Names of the prayers that this device was reminded of. */
  reminded: readonly string[];
  /** Names of the prayers that this page did something about when they began. */
  begun: readonly string[];
}

/** The step that is due, if any. Nothing is done twice about a prayer. */
export function stepAt(situation: Situation): Step | null {
  return beginning(situation) ?? reminder(situation);
}

/** At the beginning of a prayer a video pauses; a channel cannot wait. */
function beginning({ moments, settings, now, openedAt, playing, begun }: Situation): Step | null {
  if (!settings.pause || playing === 'nothing') return null;
  const moment = dueAt(moments, now, 0);
  if (!moment || moment.at <= openedAt || begun.includes(nameOf(moment))) return null;
  return playing === 'video' ? { act: 'pause', moment } : { act: 'remind', moment, minutes: 0 };
}

function reminder({ moments, settings, now, visible, reminded }: Situation): Step | null {
  if (!settings.remind || !visible) return null;
  const moment = dueAt(moments, now, settings.minutes);
  if (!moment || reminded.includes(nameOf(moment))) return null;
  const minutes = Math.max(0, Math.ceil((moment.at - now) / MINUTE_MS));
  return { act: 'remind', moment, minutes };
}
