import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import { useT } from '../../lib/texts.tsx';
import { cx } from '../../ui/cx.ts';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { flagOf, matching } from './fields/countries.ts';
import type { Country } from './use-countries.ts';

interface CountryPickerProps {
  countries: readonly Country[];
  chosen: Country | null;
  onChoose(country: Country): void;
}

/** The prefix of a phone number: a button that opens the countries, with a field to search them (VALID-15). */
export function CountryPicker({ countries, chosen, onChoose }: CountryPickerProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The list alone is meant, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const leave = (event: Event) => {
      if (!element.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element.addEventListener('keydown', closeByKey, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element.removeEventListener('keydown', closeByKey, true);
    };
  }, [open]);
  return (
    <div ref={root} className="shrink-0 sm:relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={t('field.country', {
          country: chosen ? `${chosen.countryName} ${chosen.countryPhoneCode}` : '',
        })}
        className="rounded-tile border-edge bg-ground hover:border-muted flex min-h-12 items-center gap-1.5 border px-3 transition-colors duration-200"
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden>{chosen && flagOf(chosen.countryCode)}</span>
        <span dir="ltr">{chosen?.countryPhoneCode ?? '+'}</span>
        <ChevronDownIcon
          className={cx(
            'size-4 text-muted transition-transform duration-200',
            open && 'rotate-180',
          )}
          aria-hidden
        />
      </button>
      {open && (
        <CountryList
          countries={countries}
          chosen={chosen}
          onChoose={(country) => {
            onChoose(country);
            close();
          }}
        />
      )}
    </div>
  );
}

function CountryList({ countries, chosen, onChoose }: CountryPickerProps) {
  const t = useT();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => search.current?.focus(), []);
  return (
    // Not higher than 240 px (CONST-25), in pixels: the root font grows on wide screens.
    <div className="animate-fade rounded-tile border-edge bg-lifted shadow-soft absolute start-0 top-full z-10 mt-1 flex max-h-[240px] w-full flex-col overflow-hidden border sm:w-72">
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <TextField aria-label={t('field.countrySearch')}>
          <Input
            ref={search}
            placeholder={t('field.countrySearch')}
            dir="auto"
            className="border-edge placeholder:text-muted min-h-11 w-full border-b bg-transparent px-3 text-sm outline-none"
          />
        </TextField>
        <ListBox
          aria-label={t('field.countries')}
          items={matching(countries, query)}
          // What is chosen is not selected here: choosing it again closes the list as well.
          selectionMode="single"
          className="overflow-y-auto p-1"
          onSelectionChange={(codes) => {
            const country = countries.find(
              ({ countryCode }) => codes !== 'all' && codes.has(countryCode),
            );
            if (country) onChoose(country);
          }}
        >
          {(country) => (
            <ListBoxItem
              id={country.countryCode}
              textValue={country.countryName}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm outline-none data-focused:bg-edge data-hovered:bg-edge',
                country === chosen && 'text-gold',
              )}
            >
              <span aria-hidden>{flagOf(country.countryCode)}</span>
              <span className="min-w-0 flex-1 truncate">{country.countryName}</span>
              <span dir="ltr" className="text-muted">
                {country.countryPhoneCode}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </div>
  );
}
