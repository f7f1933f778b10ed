import type { Series, Unit } from '@kandil/contract/control/numbers';
import { type PointerEvent, useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { linesOf, type Place, scaleOf } from './scale.ts';
import { pointText, type Write } from './words.ts';

export interface ChartProps {
  name: string;
  points: Series['points'];
  unit: Unit;
  write: Write;
  /** How a moment is written; by its unit unless it says more. */
  writeAt?: (at: string) => string;
}

const pathOf = (line: readonly Place[]) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const shown = (count: number | null, write: Write) =>
  count === null ? t('numbers.hidden') : write(count);

/** How the moments of a chart are written. */
const atTextOf = ({ unit, writeAt }: ChartProps) =>
  writeAt ?? ((at: string) => pointText(at, unit));

/** A line over time. Pointers read single points of it; the table beside it has all of them. */
export function Chart(props: ChartProps) {
  const { name, points, write } = props;
  const atText = atTextOf(props);
  const [read, setRead] = useState<number | null>(null);
  const values = points.map(({ count }) => count);
  const scale = scaleOf(values.filter((value) => value !== null));
  const last = Math.max(1, points.length - 1);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setRead(
      Math.min(points.length - 1, Math.max(0, Math.round(((clientX - left) / width) * last))),
    );
  };
  const point = read === null ? undefined : points[read];
  return (
    <div className="px-4 pb-3">
      <p
        aria-hidden
        className="text-muted flex h-6 items-center justify-between text-xs tabular-nums"
      >
        <span>{write(scale.top)}</span>
        {point && (
          <span className="text-text font-medium">
            <span>{atText(point.at)}</span>
            <span>: </span>
            <span>{shown(point.count, write)}</span>
          </span>
        )}
      </p>
      <div
        role="img"
        aria-label={t('numbers.chart', { chart: name, count: points.length })}
        className="border-line relative h-40 border-y"
        onPointerMove={follow}
        onPointerLeave={() => setRead(null)}
      >
        <Lines lines={linesOf(values, scale)} />
        {point && (
          <span
            className="border-edge absolute inset-y-0 border-s border-dashed"
            style={{ insetInlineStart: `${((read ?? 0) / last) * 100}%` }}
          />
        )}
      </div>
      <p aria-hidden className="text-muted flex h-6 items-center justify-between text-xs">
        <span>{points[0] && atText(points[0].at)}</span>
        <span className="tabular-nums">{scale.bottom < 0 && write(scale.bottom)}</span>
        <span>{points.length > 1 && atText(points.at(-1)?.at ?? '')}</span>
      </p>
      {values.includes(null) && <p className="text-muted text-xs">{t('numbers.gaps')}</p>}
    </div>
  );
}

/** Lines across the whole of their box. */
export function Lines({ lines }: { lines: readonly Place[][] }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="text-gold absolute inset-0 size-full overflow-visible"
    >
      {lines.map((line) => (
        <path
          key={line[0]?.x}
          d={pathOf(line.length === 1 ? [...line, ...line] : line)}
          className="fill-none stroke-current"
          strokeWidth={line.length === 1 ? 6 : 2}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** The same numbers as the chart, the newest first. */
export function ChartTable(props: ChartProps) {
  const { name, points, unit, write } = props;
  const atText = atTextOf(props);
  return (
    <div className="border-line border-t">
      <table className="w-full text-sm">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-line text-muted border-b text-xs">
            <th scope="col" className="h-9 px-4 text-start font-medium">
              {t(`numbers.${unit}`)}
            </th>
            <th scope="col" className="h-9 px-4 text-end font-medium">
              {name}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {points.toReversed().map(({ at, count }) => (
            <tr key={at}>
              <td className="px-4 py-2">{atText(at)}</td>
              <td className="px-4 py-2 text-end tabular-nums">{shown(count, write)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
