import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import { useT } from '../../lib/texts.tsx';
import { cx } from '../../ui/cx.ts';
import { matching } from './fields/countries.ts';
import { Flag } from './flag.tsx';
import type { Country } from './use-countries.ts';

interface CountryListProps {
  countries: readonly Country[];
  chosen: Country | null;
  /** What the search begins with. */
  begin: string;
  onChoose(country: Country): void;
}

/** The countries under a field that searches them; arrows and Enter choose while the search keeps the focus. */
export function CountryList({ countries, chosen, begin, onChoose }: CountryListProps) {
  const t = useT();
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(begin);
  const found = matching(countries, query);
  useEffect(() => {
    search.current?.focus();
    // Begins where one is; the list alone scrolls, not what is around it.
    const item = document.querySelector<HTMLElement>('[data-chosen]');
    const list = item?.closest<HTMLElement>('[role=listbox]');
    if (item && list) list.scrollTop = item.offsetTop - list.offsetTop;
  }, []);
  return (
    // Not higher than 240 px (CONST-25), in pixels: the root font grows on wide screens.
    <div className="animate-fade rounded-tile border-edge bg-lifted shadow-soft absolute start-0 top-full z-10 mt-1 flex max-h-[240px] w-full flex-col overflow-hidden border sm:w-80">
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
          items={found}
          // What is chosen is not selected here: choosing it again closes the list as well.
          selectionMode="single"
          className="overflow-y-auto p-1"
          renderEmptyState={() => (
            <p className="text-muted px-2.5 py-3 text-sm">{t('field.countryNone')}</p>
          )}
          onSelectionChange={(codes) => {
            const country = found.find(
              ({ countryCode }) => codes !== 'all' && codes.has(countryCode),
            );
            if (country) onChoose(country);
          }}
        >
          {(country) => (
            <ListBoxItem
              id={country.countryCode}
              textValue={country.countryName}
              data-chosen={country === chosen || undefined}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm outline-none data-focused:bg-edge data-hovered:bg-edge',
                country === chosen && 'text-gold',
              )}
            >
              <Flag url={country.flagUrl} />
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
