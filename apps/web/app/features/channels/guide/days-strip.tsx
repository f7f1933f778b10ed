import { localeOf } from '@kandil/i18n';
import { useEffect, useRef } from 'react';
import { useWords } from '@kandil/ui/text/texts.tsx';

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

interface Edges {
  left: number;
  right: number;
}

/** How far a strip scrolls so that a part of it is in view. */
export function shiftToShow(part: Edges, strip: Edges): number {
  if (part.left < strip.left) return part.left - strip.left;
  return Math.max(0, part.right - strip.right);
}

/** The guide's days as a row of buttons; the day in view is marked. */
export function DaysStrip({ days, today, current, onChoose }: DaysStripProps) {
  const { t, language } = useWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const marked = list.current?.children[current];
    const strip = list.current?.parentElement;
    if (!marked || !strip) return;
    // Scrolls only the strip, never the page.
    strip.scrollLeft += shiftToShow(marked.getBoundingClientRect(), strip.getBoundingClientRect());
  }, [current]);
  return (
    <div className="no-bar min-w-0 flex-1 overflow-x-auto p-1">
      <ul ref={list} aria-label={t('guide.days')} className="flex gap-1.5">
        {days.slice(0, -1).map((start, day) => (
          <li key={start}>
            <button
              type="button"
              aria-current={day === current ? 'date' : undefined}
              className="text-muted hover:bg-raised aria-[current=date]:bg-lifted aria-[current=date]:text-gold min-h-11 rounded-full px-4 text-sm whitespace-nowrap transition-colors duration-200 first-letter:uppercase aria-[current=date]:font-semibold"
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
