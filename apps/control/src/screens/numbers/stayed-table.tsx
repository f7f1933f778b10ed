import type { Data } from '@kandil/contract';
import type { viewingEnds } from '@kandil/contract/control/watch';
import { durationClock } from '#src/screens/tickets/words.ts';
import { t } from '#src/texts/texts.tsx';
import { percentOf } from './words.ts';

type Ends = Data<typeof viewingEnds>;
export type StayedProps = Pick<Ends, 'points' | 'marks' | 'seconds'>;

export const shareText = (share: number | null): string =>
  share === null ? t('numbers.hidden') : percentOf(share);

/** A point as a time where the length is known. */
export const placeText = (percent: number, seconds: number | null): string =>
  seconds === null ? percentOf(percent) : durationClock(Math.round((seconds * percent) / 100));

/** Names of the marks that a step of the video touches. */
function marksAt(percent: number, { marks, seconds }: StayedProps): string {
  if (seconds === null) return '';
  const [from, to] = [percent, percent + 5].map((at) => (at * seconds) / 100);
  return marks
    .filter((mark) => mark.from < (to ?? 0) && mark.to > (from ?? 0))
    .map(({ kind }) => t(`numbers.mark.${kind}`))
    .join(', ');
}

/** The same numbers as the chart, with the marks. */
export function StayedTable(props: StayedProps) {
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
