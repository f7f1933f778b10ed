import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { cx } from './cx.ts';

interface SelectOption<Value extends string> {
  value: Value;
  title: string;
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: SelectOption<Value>[];
  /** Options under headings, after the others. */
  groups?: { title: string; options: SelectOption<Value>[] }[];
  className?: string;
  onChange(value: Value): void;
}

/** A native select, which every phone and remote supports. */
export function Select<Value extends string>({
  label,
  value,
  options,
  groups = [],
  className,
  onChange,
}: SelectProps<Value>) {
  return (
    <span className="relative inline-flex max-w-full items-center">
      <select
        aria-label={label}
        value={value}
        className={cx(
          'rounded-tile border-line bg-raised hover:border-edge min-h-11 appearance-none border ps-4 pe-10 font-semibold transition-colors duration-200',
          className,
        )}
        onChange={(event) => {
          const all = [...options, ...groups.flatMap((group) => group.options)];
          const chosen = all.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        <Options options={options} />
        {groups.map(({ title, options: grouped }) => (
          <optgroup key={title} label={title}>
            <Options options={grouped} />
          </optgroup>
        ))}
      </select>
      <ChevronDownIcon
        className="text-muted pointer-events-none absolute end-3 size-4"
        aria-hidden
      />
    </span>
  );
}

function Options({ options }: { options: SelectOption<string>[] }) {
  return options.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}
