import { localeOf, type Translate, type UiKey } from '@kandil/i18n';

type Words = Translate<UiKey>;

/** A duration: `44 min`, `1 h`, `1 h 32 min`; at least one minute. */
export function durationText(seconds: number, t: Words): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t('time.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return t('time.fullHours', { hours });
  return t('time.hours', { hours, minutes: minutes % 60 });
}

/** The time left of a video: `18 min left`. */
export function timeLeftText(
  { lastSec, duration }: { lastSec: number; duration: number },
  t: Words,
): string {
  return t('time.left', { time: durationText(Math.max(0, duration - lastSec), t) });
}

/** `S1:E3`; empty for titles without seasons. */
export function episodeText(
  { seasonIndex, videoIndex }: { seasonIndex: number | null; videoIndex: number | null },
  t: Words,
): string {
  if (seasonIndex === null || videoIndex === null) return '';
  return t('episode.short', { season: seasonIndex, episode: videoIndex });
}

/** Time of day as HH:MM in the viewer's time zone (SPEC-D33). */
export function timeOfDay(instant: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(instant));
}
