import { type InputHTMLAttributes, type Ref, useRef } from 'react';
import CloseIcon from 'lucide-react/icons/x';
import SearchIcon from 'lucide-react/icons/search';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'type' | 'size' | 'value'
> {
  label: string;
  clearLabel: string;
  value: string;
  onChange(words: string): void;
  /** `large` heads a page, `small` fits in a bar. */
  size?: 'large' | 'small';
  ref?: Ref<HTMLInputElement>;
}

const FIELD =
  'w-full rounded-full border text-start outline-none placeholder:text-muted focus:border-gold [&::-webkit-search-cancel-button]:hidden';
const SIZES = {
  large: {
    field: 'min-h-14 border-edge bg-raised px-14 text-lg sm:min-h-16',
    icon: 'start-5 size-6',
    clear: 'end-2',
  },
  small: {
    field: 'min-h-11 border-edge bg-ground/80 px-11 text-base',
    icon: 'start-3.5 size-5',
    clear: 'end-0',
  },
} as const;

/** A search field; clearing it keeps the focus. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  size = 'large',
  ref,
  ...rest
}: SearchFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const { field, icon, clear } = SIZES[size];
  return (
    <div ref={root} className="relative">
      <SearchIcon
        className={cx('text-muted pointer-events-none absolute top-1/2 z-1 -translate-y-1/2', icon)}
        aria-hidden
      />
      <input
        {...rest}
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        // An empty field has the page's direction, as its placeholder does.
        dir={value ? 'auto' : undefined}
        value={value}
        aria-label={label}
        className={cx(FIELD, field)}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton
          label={clearLabel}
          look="plain"
          icon={<CloseIcon className="size-5" aria-hidden />}
          className={cx('absolute top-1/2 -translate-y-1/2', clear)}
          onClick={() => {
            onChange('');
            root.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}
