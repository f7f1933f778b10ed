import { localeOf } from '@kandil/i18n';
import { timeAgo } from '@kandil/ui/text/relative-time.ts';
import { useSyncExternalStore } from 'react';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { dayText, exactText, momentText } from '#src/texts/times.ts';

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

/** Farther away, a date says more than `last year`. */
const NEAR_MINUTES = 30 * 24 * 60;

/** `3 hours ago`, `just now`, `in 42 minutes`, `in 2 days`, `Nov 20, 2025`. @param at ISO 8601 @param now milliseconds since the epoch */
export function relativeText(at: string, now: number): string {
  const minutes = Math.round((Date.parse(at) - now) / MINUTE_MS);
  if (Math.abs(minutes) > NEAR_MINUTES) return dayText(at);
  if (minutes < 1) return timeAgo(at, now, LANGUAGE) ?? t('time.now');
  const [unit, length] = UNITS.find((each) => minutes >= 2 * each[1]) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(localeOf(LANGUAGE)).format(Math.round(minutes / length), unit);
}

interface ExactProps {
  at: string;
  text: string;
  /** It is no moment. */
  isDay?: boolean;
}

/** A time in words, with its moment to the minute and the zone as title. */
const Exact = ({ at, text, isDay = false }: ExactProps) => (
  <time dateTime={at} title={isDay ? undefined : exactText(at)} className="whitespace-nowrap">
    {text}
  </time>
);

/** A moment as seen from now. For what is fresh or due; farther than a month away it is a date. */
export function Moment({ at }: { at: string }) {
  const seenAt = useSyncExternalStore(subscribe, () => now);
  return <Exact at={at} text={relativeText(at, seenAt)} />;
}

/** A moment as the service sees it: the clock of this device may be wrong. @param now ISO 8601 */
export const MomentOf = ({ at, now }: { at: string; now: string }) => (
  <Exact at={at} text={relativeText(at, Date.parse(now))} />
);

/** A moment to the minute, in the zone of the device. For what is compared, noted or planned. */
export const At = ({ at }: { at: string }) => <Exact at={at} text={momentText(at)} />;

/** A day, or the day of a moment, in UTC as on receipts and in mails. @param at `2026-11-20`, or ISO 8601 */
export const Day = ({ at }: { at: string }) => (
  <Exact at={at} text={dayText(at)} isDay={at.length === '2026-11-20'.length} />
);

/** A day that is to come. */
export const Until = ({ at }: { at: string }) => <Day at={at} />;
