import { useId } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Period } from './load.ts';

interface PeriodSwitchProps {
  periods: readonly Period[];
  chosen: string;
  onChoose(periodCode: string): void;
}

/** Selects the period; longer ones show the saving. */
export function PeriodSwitch({ periods, chosen, onChoose }: PeriodSwitchProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="border-line bg-raised mx-auto mt-8 flex w-fit rounded-full border p-1.5">
      <legend className="sr-only">{t('plans.period')}</legend>
      {periods.map(({ periodCode, title, savingPercent }) => (
        <label
          key={periodCode}
          className="text-muted has-checked:bg-lifted has-checked:text-text has-focus-visible:outline-gold flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-full px-5 py-1 text-center leading-tight font-semibold transition-colors duration-200 has-focus-visible:outline-2 sm:flex-row sm:gap-2 sm:px-7"
        >
          <input
            type="radio"
            name={name}
            value={periodCode}
            checked={periodCode === chosen}
            className="sr-only"
            onChange={() => onChoose(periodCode)}
          />
          <span>{title}</span>{' '}
          {savingPercent > 0 && (
            <span className="text-gold text-sm">{t('plans.save', { percent: savingPercent })}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
