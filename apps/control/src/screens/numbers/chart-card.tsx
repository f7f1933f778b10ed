import { Button } from '@kandil/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { Chart, type ChartProps, ChartTable } from './chart.tsx';

/** A chart over time on a card, and its table behind a button. */
export const ChartCard = (props: ChartProps) => (
  <CardOfChart name={props.name} chart={<Chart {...props} />} table={<ChartTable {...props} />} />
);

interface CardOfChartProps {
  name: string;
  chart: ReactNode;
  /** The same numbers. */
  table: ReactNode;
  /** Where the card is directly below the title of the page. */
  isFirstLevel?: boolean;
}

/** A card that shows a chart or its table. */
export function CardOfChart({ name, chart, table, isFirstLevel = false }: CardOfChartProps) {
  const Heading = isFirstLevel ? 'h2' : 'h3';
  const [isTable, setIsTable] = useState(false);
  const label = isTable
    ? t('numbers.asChartOf', { chart: name })
    : t('numbers.asTableOf', { chart: name });
  return (
    <div
      role="group"
      aria-label={name}
      className="rounded-sheet border-line bg-raised shadow-card mb-4 min-w-0 border"
    >
      <header className="flex items-center justify-between gap-3 px-4 py-3">
        <Heading className="text-sm font-semibold">{name}</Heading>
        <Button look="line" size="small" aria-label={label} onClick={() => setIsTable(!isTable)}>
          {isTable ? t('numbers.asChart') : t('numbers.asTable')}
        </Button>
      </header>
      {isTable ? table : chart}
    </div>
  );
}
