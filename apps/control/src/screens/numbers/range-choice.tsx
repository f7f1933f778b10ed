import { type Range, RANGES } from '@kandil/contract/control/numbers';
import { useSearchParams } from 'react-router';
import { t } from '#src/texts/texts.tsx';

const FIRST: Range = 'DAYS_7';

/** The range of the address; seven days where it names none. */
export function useRange(): [Range, (range: Range) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('range');
  const range = RANGES.find((each) => each === named) ?? FIRST;
  return [range, (next) => setSearch(next === FIRST ? {} : { range: next }, { replace: true })];
}

interface RangeChoiceProps {
  range: Range;
  onChange(range: Range): void;
}

/** Ranges beside one another; arrow keys change them, as in all radio groups. */
export function RangeChoice({ range, onChange }: RangeChoiceProps) {
  return (
    <fieldset className="rounded-tile border-line bg-raised flex border p-0.5">
      <legend className="sr-only">{t('numbers.range')}</legend>
      {RANGES.map((each) => (
        <label
          key={each}
          className="has-checked:bg-lifted text-muted has-checked:text-text hover:text-text has-focus-visible:outline-gold flex min-h-8 cursor-pointer items-center rounded-[6px] px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="range"
            value={each}
            checked={each === range}
            className="sr-only"
            onChange={() => onChange(each)}
          />
          {t(`numbers.range.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
