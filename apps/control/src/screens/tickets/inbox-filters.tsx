import { LANGUAGES } from '@kandil/i18n';
import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import { FilterBar, FilterNote, FilterSelect } from '#src/pieces/filters.tsx';
import { en } from '#src/texts/en/index.ts';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import type { Filters } from './filters.ts';

const SUBJECT = 'ticketSubject.';
const SUBJECTS = Object.entries(en)
  .filter(([key]) => key.startsWith(SUBJECT))
  .map(([key, title]) => ({ value: key.slice(SUBJECT.length), title }));

const NO_FILTERS: Filters = {
  owner: '',
  subject: '',
  language: '',
  search: '',
  series: '',
  video: '',
  channel: '',
};

interface InboxFiltersProps {
  filters: Filters;
  onChange(change: Filters): void;
}

/** Narrows the inbox. A change is a new address, so Back undoes it. */
export function InboxFilters({ filters, onChange }: InboxFiltersProps) {
  const { state: _state, ...narrowing } = filters;
  const isOneTitle = [filters.series, filters.video, filters.channel].some(Boolean);
  return (
    <FilterBar isNarrow={Object.keys(narrowing).length > 0} onClear={() => onChange(NO_FILTERS)}>
      <Search key={filters.search} value={filters.search ?? ''} onSearch={onChange} />
      <FilterSelect
        label={t('tickets.owner')}
        value={filters.owner ?? ''}
        any={t('tickets.anybody')}
        options={[
          { value: 'me', title: t('tickets.me') },
          { value: 'nobody', title: t('tickets.nobody') },
        ]}
        onChange={(owner) => onChange({ owner })}
      />
      <FilterSelect
        label={t('tickets.subject')}
        value={filters.subject ?? ''}
        any={t('tickets.anySubject')}
        options={SUBJECTS}
        onChange={(subject) => onChange({ subject })}
      />
      <FilterSelect
        label={t('tickets.language')}
        value={filters.language ?? ''}
        any={t('tickets.anyLanguage')}
        options={LANGUAGES.map(({ code }) => ({ value: code, title: languageText(code) }))}
        onChange={(language) => onChange({ language })}
      />
      {isOneTitle && <FilterNote text={t('tickets.oneTitle')} />}
    </FilterBar>
  );
}

/** A search is in all states: who looks for a number does not know its state. */
function Search({ value, onSearch }: { value: string; onSearch(change: Filters): void }) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        const search = typed.trim();
        onSearch(search === '' ? { search } : { search, state: 'all' });
      }}
    >
      <SearchIcon
        className="text-muted pointer-events-none absolute start-3 top-2.5 size-4"
        aria-hidden
      />
      <input
        type="search"
        aria-label={t('tickets.search')}
        placeholder={t('tickets.searchShort')}
        value={typed}
        maxLength={254}
        autoComplete="off"
        className="rounded-tile border-line bg-raised placeholder:text-muted min-h-9 w-48 border ps-9 pe-3 text-sm lg:w-64"
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="sr-only">
        {t('tickets.find')}
      </button>
    </form>
  );
}
