import { Button } from '@kandil/ui/button.tsx';
import { useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { Chart, type ChartProps, ChartTable } from './chart.tsx';

/** A chart on a card, and its table behind a button. */
export function ChartCard(props: ChartProps) {
  const { name } = props;
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
        <h3 className="text-sm font-semibold">{name}</h3>
        <Button look="line" size="small" aria-label={label} onClick={() => setIsTable(!isTable)}>
          {isTable ? t('numbers.asChart') : t('numbers.asTable')}
        </Button>
      </header>
      {isTable ? <ChartTable {...props} /> : <Chart {...props} />}
    </div>
  );
}
