import { useId } from 'react';

interface DayFilterProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange(day: string): void;
}

/** A day as a filter of a list. */
export function DayFilter({ label, value, min = '', max = '', onChange }: DayFilterProps) {
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
