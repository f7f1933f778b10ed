import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { matching } from './countries.ts';
import { Flag } from './flag.tsx';
import type { Country } from './use-countries.ts';

interface CountryListProps {
  countries: readonly Country[];
  chosen: Country | null;
  /** The initial search text. */
  begin: string;
  onChoose(country: Country): void;
}

/** Scrolls the list only, not the dialog around it. */
function keepInView(list: HTMLElement, item: HTMLElement): void {
  const below = item.offsetTop + item.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(item.offsetTop, Math.max(list.scrollTop, below));
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The countries below a search field: a combobox whose focus stays in the field while arrows and Enter choose (WAI-ARIA
 * practices, editable combobox with list autocomplete).
 */
export function CountryList({ countries, chosen, begin, onChoose }: CountryListProps) {
  const t = useT();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(begin);
  const found = matching(countries, query);
  const [at, setAt] = useState(() => (begin || !chosen ? 0 : Math.max(0, found.indexOf(chosen))));
  const active = found[at];
  const activeId = active && `${id}-${active.countryCode}`;

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    const item = activeId ? document.getElementById(activeId) : null;
    if (list.current && item) keepInView(list.current, item);
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setAt((at + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      // Enter chooses the country; it does not submit the form.
      event.preventDefault();
      if (active) onChoose(active);
    }
  };
  return (
    // At most 240 px (CONST-25), in pixels: the root font grows on wide screens.
    <div className="animate-fade rounded-tile border-edge bg-lifted shadow-soft absolute start-0 top-full z-10 mt-1 flex max-h-[240px] w-full flex-col overflow-hidden border sm:w-80">
      <input
        ref={search}
        role="combobox"
        aria-label={t('field.countrySearch')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        placeholder={t('field.countrySearch')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        className="border-edge placeholder:text-muted min-h-11 w-full shrink-0 border-b bg-transparent px-3 text-sm outline-none"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('field.countries')}
        className="relative overflow-y-auto p-1"
      >
        {found.map((country, index) => (
          <Option
            key={country.countryCode}
            id={`${id}-${country.countryCode}`}
            country={country}
            isActive={index === at}
            isChosen={country === chosen}
            onChoose={() => onChoose(country)}
          />
        ))}
      </div>
      <p role="status" className="text-muted px-3.5 pb-3 text-sm empty:hidden">
        {found.length === 0 && t('field.countryNone')}
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  country: Country;
  isActive: boolean;
  isChosen: boolean;
  onChoose(): void;
}

function Option({ id, country, isActive, isChosen, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={cx(
        'hover:bg-edge flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm',
        isActive && 'bg-edge',
        isChosen && 'text-gold',
      )}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Flag url={country.flagUrl} />
      <span className="min-w-0 flex-1 truncate">{country.countryName}</span>
      <span dir="ltr" className={isChosen ? undefined : 'text-muted'}>
        {country.countryPhoneCode}
      </span>
    </div>
  );
}
