import type { Data } from '@kandil/contract';
import type { viewingEnds } from '@kandil/contract/control/watch';
import { type PointerEvent, useState } from 'react';
import { durationClock } from '#src/screens/tickets/words.ts';
import { t } from '#src/texts/texts.tsx';
import { Lines } from './chart.tsx';
import { CardOfChart } from './chart-card.tsx';
import { percentOf } from './words.ts';

type Ends = Data<typeof viewingEnds>;
type StayedProps = Pick<Ends, 'points' | 'marks' | 'seconds'>;

/** Which share of the viewings came to each point of a video: a falling line, and its table. */
export const StayedCard = (props: StayedProps) => (
  <CardOfChart
    name={t('numbers.stayed')}
    chart={<StayedChart {...props} />}
    table={<StayedTable {...props} />}
  />
);

const shareText = (share: number | null): string =>
  share === null ? t('numbers.hidden') : percentOf(share);

/** A point as a time where the length is known. */
const placeText = (percent: number, seconds: number | null): string =>
  seconds === null ? percentOf(percent) : durationClock(Math.round((seconds * percent) / 100));

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
            style={{ left: `${point.percent}%` }}
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
function Marks({ marks, seconds }: { marks: Ends['marks']; seconds: number }) {
  const at = (second: number) => Math.min(100, (second / seconds) * 100);
  const isLate = ({ from }: Ends['marks'][number]) => at(from) > LATE;
  const lineOf = (mark: Ends['marks'][number]) =>
    marks.filter((each) => isLate(each) === isLate(mark)).indexOf(mark);
  return (
    <div aria-hidden className="absolute inset-0">
      {marks.map(({ from, to }) => (
        <span
          key={from}
          className="bg-lifted border-edge/40 absolute inset-y-0 border-x"
          style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
        />
      ))}
      {marks.map((mark) => (
        <span
          key={mark.from}
          className="text-muted absolute px-1 text-xs whitespace-nowrap"
          style={{
            bottom: lineOf(mark) * LINE_PX + 2,
            ...(isLate(mark) ? { right: `${100 - at(mark.to)}%` } : { left: `${at(mark.from)}%` }),
          }}
        >
          {t(`numbers.mark.${mark.kind}`)}
        </span>
      ))}
    </div>
  );
}

/** Names of the marks that a step of the video touches. */
function marksAt(percent: number, { marks, seconds }: StayedProps): string {
  if (seconds === null) return '';
  const [from, to] = [percent, percent + 5].map((at) => (at * seconds) / 100);
  return marks
    .filter((mark) => mark.from < (to ?? 0) && mark.to > (from ?? 0))
    .map(({ kind }) => t(`numbers.mark.${kind}`))
    .join(', ');
}

function StayedTable(props: StayedProps) {
  const { points, seconds } = props;
  const head = 'h-9 px-4 font-medium';
  return (
    <div className="border-line border-t">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('numbers.stayed')}</caption>
        <thead>
          <tr className="border-line text-muted border-b text-xs">
            <th scope="col" className={`${head} text-start`}>
              {t('numbers.position')}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {t('numbers.ofVideo')}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {t('numbers.part')}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {t('numbers.stayed')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {points.map(({ percent, share }) => (
            <tr key={percent}>
              <td className="px-4 py-2 tabular-nums">
                {seconds === null ? t('numbers.unknown') : placeText(percent, seconds)}
              </td>
              <td className="px-4 py-2 text-end tabular-nums">{percentOf(percent)}</td>
              <td className="text-muted px-4 py-2">{marksAt(percent, props)}</td>
              <td className="px-4 py-2 text-end tabular-nums">{shareText(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
