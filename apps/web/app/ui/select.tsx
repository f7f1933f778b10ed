import ChevronDownIcon from 'lucide-react/icons/chevron-down';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: { value: Value; title: string }[];
  onChange(value: Value): void;
}

/** A native select, which every phone and remote supports. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        value={value}
        className="rounded-tile border-line bg-raised hover:border-edge min-h-11 appearance-none border ps-4 pe-10 font-semibold transition-colors duration-200"
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        className="text-muted pointer-events-none absolute end-3 size-4"
        aria-hidden
      />
    </span>
  );
}
