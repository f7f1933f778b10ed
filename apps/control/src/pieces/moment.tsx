import { localeOf } from '@kandil/i18n';
import { dateText, momentText } from '@kandil/i18n/formats';
import { timeAgo } from '@kandil/ui/text/relative-time.ts';
import { useSyncExternalStore } from 'react';
import { LANGUAGE, t } from '#src/texts/texts.tsx';

const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

/** One clock for all moments of a page. */
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, STEP_MS);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Minutes of a unit, the largest first, each used from twice its length. */
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** `3 hours ago`, `just now`, `in 42 minutes`, `in 2 days`. @param at ISO 8601 @param now milliseconds since the epoch */
export function relativeText(at: string, now: number): string {
  const minutes = Math.round((Date.parse(at) - now) / MINUTE_MS);
  if (minutes < 1) return timeAgo(at, now, LANGUAGE) ?? t('time.now');
  const [unit, length] = UNITS.find((each) => minutes >= 2 * each[1]) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(localeOf(LANGUAGE)).format(Math.round(minutes / length), unit);
}

/** A moment as seen from now, with its date and time in the zone of the device as title. */
export function Moment({ at }: { at: string }) {
  const seenAt = useSyncExternalStore(subscribe, () => now);
  return (
    <time dateTime={at} title={momentText(new Date(at), LANGUAGE)} className="whitespace-nowrap">
      {relativeText(at, seenAt)}
    </time>
  );
}

/** A day that is to come, with its exact time as title. */
export const Until = ({ at }: { at: string }) => (
  <time dateTime={at} title={momentText(new Date(at), LANGUAGE)} className="whitespace-nowrap">
    {dateText(new Date(at), LANGUAGE, undefined, 'medium')}
  </time>
);
