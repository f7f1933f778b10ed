import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Select } from '@kandil/ui/select.tsx';
import NoneIcon from 'lucide-react/icons/search-x';
import CloseIcon from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { t } from '#src/texts/texts.tsx';

interface FilterBarProps {
  /** Something is filtered, so that it can be cleared. */
  isNarrow: boolean;
  children: ReactNode;
  onClear(): void;
}

/** The filters above a list. */
export const FilterBar = ({ isNarrow, children, onClear }: FilterBarProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-2">
    {children}
    {isNarrow && (
      <Button
        look="plain"
        size="small"
        icon={<CloseIcon className="size-4" aria-hidden />}
        className="px-3!"
        onClick={onClear}
      >
        {t('filters.clear')}
      </Button>
    )}
  </div>
);

/** What a list is limited to by a link, such as one title; it is cleared with the filters. */
export const FilterNote = ({ text }: { text: string }) => (
  <span className="rounded-tile border-edge bg-raised inline-flex min-h-9 items-center border px-3 text-sm">
    {text}
  </span>
);

interface FilterSelectProps {
  label: string;
  value: string;
  /** The choice of everything, whose value is empty. */
  any: string;
  options: readonly { value: string; title: string }[];
  onChange(value: string): void;
}

/** A choice as a filter of a list. */
export const FilterSelect = ({ label, value, any, options, onChange }: FilterSelectProps) => (
  <Select
    label={label}
    value={value}
    className="min-h-9! text-sm font-medium!"
    options={[{ value: '', title: any }, ...options]}
    onChange={onChange}
  />
);

interface DayFilterProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange(day: string): void;
}

function DayFilter({ label, value, min = '', max = '', onChange }: DayFilterProps) {
  const id = useId();
  return (
    <span className="rounded-tile border-line bg-raised hover:border-edge focus-within:border-gold inline-flex min-h-9 items-center gap-2 border ps-3 pe-2 text-sm transition-colors duration-200">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        className="rounded-sm bg-transparent"
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}

interface DaysFilterProps {
  /** Days as `YYYY-MM-DD`, or empty. */
  from: string;
  until: string;
  onChange(change: { from: string } | { until: string }): void;
}

/** The first and the last day as filters of a list. */
export const DaysFilter = ({ from, until, onChange }: DaysFilterProps) => (
  <>
    <DayFilter
      label={t('filters.from')}
      value={from}
      max={until}
      onChange={(day) => onChange({ from: day })}
    />
    <DayFilter
      label={t('filters.until')}
      value={until}
      min={from}
      onChange={(day) => onChange({ until: day })}
    />
  </>
);

/** In place of a list in which nothing matches the filters. */
export const NoMatch = ({ text, onClear }: { text: string; onClear(): void }) => (
  <EmptyState
    icon={<NoneIcon aria-hidden />}
    title={t('filters.none')}
    text={text}
    action={
      <Button look="line" size="small" onClick={onClear}>
        {t('filters.clear')}
      </Button>
    }
  />
);
