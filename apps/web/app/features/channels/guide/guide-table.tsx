import { useId } from 'react';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { dayName } from './days-strip.tsx';
import { GuideHead, NowLine } from './guide-head.tsx';
import { GuideRow } from './guide-row.tsx';
import { dayOf, MINUTE, offsetOf } from './time-axis.ts';
import { type GuideTableProps, useCursor } from './use-cursor.ts';
import { rowsOf } from './view.ts';

/** The table: a grid with one tab stop, in which arrows, Home, End and Page keys move (WAI-ARIA grid). */
export function GuideTable(props: GuideTableProps) {
  const { channels, axis, sizes, days, now } = props;
  const { scroller, view } = props.guideView;
  const { t, language } = useWords();
  const help = useId();
  const cursor = useCursor(props);
  const today = dayOf(days, now);
  return (
    <>
      <p id={help} className="sr-only">
        {t('guide.help')}
      </p>
      <div
        ref={scroller}
        role="grid"
        aria-label={t('guide.title')}
        aria-describedby={help}
        aria-rowcount={channels.length + 1}
        className="border-line rounded-sheet relative max-h-[max(24rem,calc(100dvh-24rem))] overflow-auto overscroll-contain border outline-none lg:max-h-[max(24rem,calc(100dvh-21.5rem))]"
        {...cursor.grid}
      >
        <div
          className="relative"
          style={{
            inlineSize: sizes.column + offsetOf(axis, axis.end),
            blockSize: sizes.head + channels.length * sizes.row,
          }}
        >
          <GuideHead
            axis={axis}
            sizes={sizes}
            span={view}
            now={now}
            day={dayName(days, dayOf(days, view.first + 30 * MINUTE), today, language)}
          />
          {rowsOf(view, channels.length, cursor.row).map((row) => {
            const channel = channels[row];
            return (
              channel && (
                <GuideRow
                  key={channel.id}
                  {...{ channel, row, axis, sizes, now }}
                  cells={cursor.cellsIn(row)}
                  stop={cursor.stopCell}
                  stopRef={cursor.stop}
                  onOpen={(cell) => cursor.open(row, cell)}
                />
              )
            );
          })}
          <NowLine axis={axis} sizes={sizes} now={now} />
        </div>
      </div>
    </>
  );
}
