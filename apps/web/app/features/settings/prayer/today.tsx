import { useMemo } from 'react';
import { useNow } from '#app/browser/use-now.ts';
import { dayAt, type Day } from '#app/domain/prayer/days.ts';
import { civilDate, hijriDate } from '#app/domain/prayer/hijri.ts';
import type { Place, PrayerSettings } from '#app/domain/prayer/settings.ts';
import {
  momentsAround,
  nextPrayer,
  type Prayer,
  PRAYERS,
  timesOf,
} from '#app/domain/prayer/times.ts';
import { cx } from '@kandil/ui/cx.ts';
import { timeOfDay } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { SubHeading } from '../section.tsx';

const EVERY_MS = 10_000;
const [FAJR, ...OTHERS] = PRAYERS;
const ROWS = [FAJR, 'sunrise', ...OTHERS] as const;

interface TodayProps {
  settings: PrayerSettings;
  place: Place;
}

/** The times of today, with the next prayer marked. */
export function Today({ settings, place }: TodayProps) {
  const { t } = useWords();
  const now = useNow(EVERY_MS);
  if (now === null) return null;
  const today = dayAt(now, place.zone);
  return (
    <>
      <SubHeading>{t('prayer.today')}</SubHeading>
      <Times {...{ settings, place, today, now }} />
    </>
  );
}

function Times({ settings, place, today, now }: TodayProps & { today: Day; now: number }) {
  const { t, language } = useWords();
  const where = useMemo(() => ({ ...settings, place }), [settings, place]);
  const times = useMemo(() => timesOf(today, where), [today, where]);
  const moments = useMemo(() => momentsAround(today, where), [today, where]);
  const next = nextPrayer(moments, now);
  const isNext = (row: Prayer | 'sunrise') => next?.prayer === row && next.at === times[row];
  return (
    <>
      <p className="text-muted flex flex-wrap gap-x-4 text-sm">
        <span className="inline-block first-letter:uppercase">{civilDate(today, language)}</span>
        <span className="text-gold">{hijriDate(today, language, settings.hijriShift)}</span>
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {ROWS.map((row) => (
          <li
            key={row}
            aria-current={isNext(row) ? 'time' : undefined}
            className={cx(
              'rounded-tile border p-3.5',
              isNext(row) ? 'border-gold bg-gold/12' : 'border-line',
              row === 'sunrise' && 'text-muted',
            )}
          >
            <span className="flex items-baseline justify-between gap-2 text-sm">
              <span>{t(`prayer.${row}`)}</span>
              {isNext(row) && (
                <span className="text-gold text-xs font-semibold">{t('prayer.next')}</span>
              )}
            </span>
            <time className="mt-1 block text-xl font-semibold tabular-nums">
              {timeOfDay(new Date(times[row]).toISOString(), language, place.zone ?? undefined)}
            </time>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">
        {place.zone && <span>{t('prayer.zone')} </span>}
        <span>{t('prayer.approximate')}</span>
      </p>
    </>
  );
}
