import { type PointerEvent, useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { Lines } from './chart.tsx';
import { CardOfChart } from './chart-card.tsx';
import { placeText, shareText, type StayedProps, StayedTable } from './stayed-table.tsx';
import { percentOf } from './words.ts';

type Mark = StayedProps['marks'][number];

/** Which share of the viewings came to each point of a video: a falling line, and its table. */
export const StayedCard = (props: StayedProps) => (
  <CardOfChart
    isFirstLevel
    name={t('numbers.stayed')}
    chart={<StayedChart {...props} />}
    table={<StayedTable {...props} />}
  />
);

function StayedChart({ points, marks, seconds }: StayedProps) {
  const [read, setRead] = useState<number | null>(null);
  const last = points.length - 1;
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setRead(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  const point = read === null ? undefined : points[read];
  const line = points.flatMap(({ percent, share }) =>
    share === null ? [] : [{ x: percent, y: 100 - share }],
  );
  return (
    <div className="px-4 pb-3">
      <p
        aria-hidden
        className="text-muted flex h-6 items-center justify-between text-xs tabular-nums"
      >
        <span>{percentOf(100)}</span>
        {point && (
          <span className="text-text font-medium">
            {t('numbers.stayedAt', {
              place: placeText(point.percent, seconds),
              share: shareText(point.share),
            })}
          </span>
        )}
      </p>
      <div
        role="img"
        aria-label={t('numbers.chart', { chart: t('numbers.stayed'), count: points.length })}
        dir="ltr"
        className="border-line relative h-56 border-y"
        onPointerMove={follow}
        onPointerLeave={() => setRead(null)}
      >
        {seconds !== null && <Marks marks={marks} seconds={seconds} />}
        <Lines lines={[line]} />
        {point && (
          <span
            className="border-edge absolute inset-y-0 border-s border-dashed"
            style={{ insetInlineStart: `${point.percent}%` }}
          />
        )}
      </div>
      <p
        aria-hidden
        dir="ltr"
        className="text-muted flex h-6 items-center justify-between text-xs tabular-nums"
      >
        <span>{placeText(0, seconds)}</span>
        <span>{placeText(100, seconds)}</span>
      </p>
      {points.some(({ share }) => share === null) && (
        <p className="text-muted text-xs">{t('numbers.stayedHidden')}</p>
      )}
    </div>
  );
}

/** Height of a line of names. */
const LINE_PX = 16;
/** Hundredths from which names are to the left of the end. */
const LATE = 85;

/** Parts of the video behind the line; their names, which may be longer, above one another. */
function Marks({ marks, seconds }: { marks: Mark[]; seconds: number }) {
  const at = (second: number) => Math.min(100, (second / seconds) * 100);
  const isLate = ({ from }: Mark) => at(from) > LATE;
  const lineOf = (mark: Mark) =>
    marks.filter((each) => isLate(each) === isLate(mark)).indexOf(mark);
  return (
    <div aria-hidden className="absolute inset-0">
      {marks.map(({ from, to }) => (
        <span
          key={from}
          className="bg-lifted border-edge/40 absolute inset-y-0 border-x"
          style={{ insetInlineStart: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
        />
      ))}
      {marks.map((mark) => (
        <span
          key={mark.from}
          className="text-muted absolute px-1 text-xs whitespace-nowrap"
          style={{
            bottom: lineOf(mark) * LINE_PX + 2,
            ...(isLate(mark)
              ? { insetInlineEnd: `${100 - at(mark.to)}%` }
              : { insetInlineStart: `${at(mark.from)}%` }),
          }}
        >
          {t(`numbers.mark.${mark.kind}`)}
        </span>
      ))}
    </div>
  );
}
