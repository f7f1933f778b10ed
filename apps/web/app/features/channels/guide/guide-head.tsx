import { timeOfDay } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { type Axis, halfHours, offsetOf, type Span } from './time-axis.ts';
import type { Sizes } from './view.ts';

interface GuideHeadProps {
  axis: Axis;
  sizes: Sizes;
  span: Span;
  now: number;
  /** The day in view, in words. */
  day: string;
}

/** The hours above the rows. The hours and the day stay in view. */
export function GuideHead({ axis, sizes, span, now, day }: GuideHeadProps) {
  const { language } = useWords();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="bg-ground border-line sticky top-0 z-30 border-b"
      style={{ height: sizes.head }}
    >
      <div
        role="columnheader"
        className="bg-ground text-muted sticky start-0 z-10 flex h-full items-center truncate px-2 text-xs font-semibold md:px-3 md:text-sm"
        style={{ inlineSize: sizes.column }}
      >
        <span className="truncate first-letter:uppercase">{day}</span>
      </div>
      {halfHours(axis, span).map((time) => (
        <div
          key={time}
          role="columnheader"
          className={cx(
            'absolute inset-y-0 flex items-center ps-3 text-sm tabular-nums',
            'before:bg-line before:absolute before:start-0 before:bottom-0 before:h-2.5 before:w-px',
            time <= now && now < time + 1_800_000 ? 'text-text font-semibold' : 'text-muted',
          )}
          style={{ insetInlineStart: sizes.column + offsetOf(axis, time) }}
        >
          <bdi dir="ltr">{timeOfDay(new Date(time).toISOString(), language)}</bdi>
        </div>
      ))}
      <span
        aria-hidden
        className="bg-ruby absolute -bottom-1 size-2 -translate-x-1/2 rounded-full rtl:translate-x-1/2"
        style={{ insetInlineStart: sizes.column + offsetOf(axis, now) }}
      />
    </div>
  );
}

/** The line of the current time. */
export function NowLine({ axis, sizes, now }: { axis: Axis; sizes: Sizes; now: number }) {
  return (
    <div
      aria-hidden
      data-now-line
      className="bg-ruby pointer-events-none absolute bottom-0 z-10 w-0.5 -translate-x-1/2 rtl:translate-x-1/2"
      style={{ insetInlineStart: sizes.column + offsetOf(axis, now), top: sizes.head }}
    />
  );
}
