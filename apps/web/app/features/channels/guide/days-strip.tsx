import { localeOf } from '@kandil/i18n';
import { useEffect, useRef } from 'react';
import { useWords } from '#app/ui/text/texts.tsx';
import { cx } from '#app/ui/cx.ts';

interface DaysStripProps {
  /** Midnights; the last one ends the last day. */
  days: readonly number[];
  /** Indices of today and of the day in view. */
  today: number;
  current: number;
  onChoose(day: number): void;
}

/** `Today`, `Tomorrow`; other days as `Sat 21`. */
export function dayName(days: readonly number[], day: number, today: number, language: string) {
  if (Math.abs(day - today) <= 1)
    return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(
      day - today,
      'day',
    );
  // Noon: where clocks change at midnight, midnight may belong to the day before.
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric' }).format(
    (days[day] ?? 0) + 12 * 3_600_000,
  );
}

/** The guide's days as a row of buttons; the day in view is marked. */
export function DaysStrip({ days, today, current, onChoose }: DaysStripProps) {
  const { t, language } = useWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const marked = list.current?.children[current];
    const strip = list.current?.parentElement;
    if (!(marked instanceof HTMLElement) || !strip) return;
    // Scrolls only the strip, never the page.
    const { left, right } = marked.getBoundingClientRect();
    const box = strip.getBoundingClientRect();
    if (left < box.left) strip.scrollLeft -= box.left - left;
    else if (right > box.right) strip.scrollLeft += right - box.right;
  }, [current]);
  return (
    <div className="no-bar min-w-0 flex-1 overflow-x-auto p-1">
      <ul ref={list} aria-label={t('guide.days')} className="flex gap-1.5">
        {days.slice(0, -1).map((start, day) => (
          <li key={start}>
            <button
              type="button"
              aria-current={day === current ? 'date' : undefined}
              className={cx(
                'min-h-11 rounded-full px-4 text-sm whitespace-nowrap transition-colors duration-200 first-letter:uppercase',
                day === current
                  ? 'bg-lifted text-gold font-semibold'
                  : 'text-muted hover:bg-raised',
              )}
              onClick={() => onChoose(day)}
            >
              {dayName(days, day, today, language)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
