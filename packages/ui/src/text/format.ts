import { localeOf, type Translate, type UiKey } from '@kandil/i18n';

type Words = Translate<UiKey>;

const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/**
 * A duration where there is little room: `44 min`, `1 h`, `1 h 32 min`; at least one minute. Read aloud it is
 * `durationWords`.
 */
export function durationText(seconds: number, t: Words): string {
  const minutes = minutesOf(seconds);
  if (minutes < 60) return t('time.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (minutes % 60 === 0) return t('time.fullHours', { hours });
  return t('time.hours', { hours, minutes: minutes % 60 });
}

/** A duration in words, for a sentence and for speech: `44 minutes`, `1 hour`, `1 hour 32 minutes`. */
export function durationWords(seconds: number, language: string): string {
  const minutes = minutesOf(seconds);
  const parts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ]
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      }).format(value),
    );
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts);
}

interface Place {
  lastSec: number;
  duration: number;
}

/** The time left of a video where there is little room: `18 min left`. */
export function timeLeftText({ lastSec, duration }: Place, t: Words): string {
  return t('time.left', { time: durationText(duration - lastSec, t) });
}

/** The time left of a video in words: `18 minutes left`. */
export function timeLeftWords({ lastSec, duration }: Place, t: Words, language: string): string {
  return t('time.left', { time: durationWords(duration - lastSec, language) });
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
